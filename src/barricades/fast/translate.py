"""Translates the language of fast games to LLVM: integers, tapes, and nothing else.

Integers have 64 bits, and arithmetic wraps around, so rules must not depend on larger ones.
Annotations say which arguments are integers and which are tapes. There are assignments, `if`,
`while`, `for` over a range, calls and `return`; anything else raises BadSource with its place.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any

from llvmlite import ir

from .program import Function, Program
from .values import CELLS, NOTHING, PLAIN, WHOLE, Target, Values

NO_UNROLLING = "llvm.loop.unroll.disable"


def translate(
    program: Program, limits: Mapping[str, int] | None = None, target: Target | None = None
) -> ir.Module:
    """A module with every function of a program; its entries can be called from outside.

    With limits, by annotation, every access to a tape is checked: for one that is outside, the line
    is stored in `fault`, and the first cell is used instead. Without a target it is for this
    processor, and no tape is split.
    """
    target = target or Target()
    module = ir.Module("barricades")
    if limits:
        fault = ir.GlobalVariable(module, WHOLE, "fault")
        fault.initializer = ir.Constant(WHOLE, 0)
    for name, function in program.functions.items():
        declared = _declare(module, name, function, target)
        if name not in program.entries:
            declared.linkage = "internal"
    for name, function in program.functions.items():
        Body(program, module, function, module.get_global(name), limits or {}, target).write()
    return module


def _declare(module: ir.Module, name: str, function: Function, target: Target) -> ir.Function:
    kinds = []
    for arg in function.tree.args.args:
        type_ = ast.unparse(arg.annotation) if arg.annotation else ""
        if type_ not in CELLS and type_ not in PLAIN:
            raise function.wrong(arg, f"{arg.arg} must be one of {', '.join([*PLAIN, *CELLS])}")
        kinds.append(target.cells(type_) if type_ in CELLS else target.plain(function, type_))
    if target.split:
        kinds.append(target.cells("Tape"))
    type_ = ast.unparse(function.tree.returns) if function.tree.returns else "None"
    declared = ir.Function(module, ir.FunctionType(target.plain(function, type_), kinds), name)
    declared.attributes.add("nounwind")
    for kind, arg in zip(kinds, declared.args, strict=True):
        if isinstance(kind, ir.PointerType):
            arg.add_attribute("noalias")
    return declared


class Body(Values):
    """The translation of one function."""

    def write(self) -> None:
        body = self.ir.block
        for arg, given in zip(self.of.tree.args.args, self.declared.args, strict=not self.split):
            if isinstance(given.type, ir.PointerType):
                self.names[arg.arg] = given
                self.tapes[arg.arg] = ast.unparse(arg.annotation) if arg.annotation else ""
            else:
                self._keep(arg.arg, given)
        self._all(self.of.tree.body)
        if not self.ir.block.is_terminated:
            if self.declared.return_value.type == NOTHING:
                self.ir.ret_void()
            else:
                self.ir.unreachable()
        ir.IRBuilder(self.start).branch(body)

    # Statements.

    def _all(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if self.ir.block.is_terminated:
                raise self.of.wrong(statement, "this is never reached")
            kind = type(statement).__name__.lower()
            carry_out: Callable[[Any], None] | None = getattr(self, f"_do_{kind}", None)
            if carry_out is None:
                raise self.of.wrong(statement, f"{kind} is not in the language")
            carry_out(statement)

    def _do_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self._value(node.value)

    def _do_pass(self, node: ast.Pass) -> None:
        pass

    def _do_assign(self, node: ast.Assign) -> None:
        target = node.targets[0]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            values = [self._value(value) for value in node.value.elts]
            for inner, value in zip(target.elts, values, strict=True):
                self._assign(inner, value)
            return
        value = self._value(node.value)
        for each in node.targets:
            self._assign(each, value)

    def _do_augassign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Subscript):
            place = self._place(node.target)
            value = self._operate(node, node.op, self._load(place), self._value(node.value))
            self.ir.store(self._fitted(node, value, place.type.pointee), place)
        elif isinstance(node.target, ast.Name):
            old = self._name(node.target)
            self._assign(node.target, self._operate(node, node.op, old, self._value(node.value)))

    def _do_return(self, node: ast.Return) -> None:
        if node.value is None:
            self.ir.ret_void()
        else:
            value = self._value(node.value)
            self.ir.ret(self._fitted(node, value, self.declared.return_value.type))

    def _do_if(self, node: ast.If) -> None:
        chosen = self._truth(node.test)
        then, after = self._block("then"), self._block("after")
        other = self._block("else") if node.orelse else after
        self.ir.cbranch(chosen, then, other)
        for block, inner in ((then, node.body), (other, node.orelse)):
            if inner:
                self.ir.position_at_end(block)
                self._all(inner)
                if not self.ir.block.is_terminated:
                    self.ir.branch(after)
        self.ir.position_at_end(after)
        if not after.parent.blocks or not _is_reached(after):
            self.ir.unreachable()

    def _do_while(self, node: ast.While) -> None:
        test, body, more = self._block("test"), self._block("loop"), self._block("more")
        after = self._block("after")
        self.ir.branch(test)
        self.ir.position_at_end(test)
        self.ir.cbranch(self._truth(node.test), body, after)
        self._loop(node.body, body, more, after)
        self.ir.position_at_end(more)
        self._repeat(test)
        self.ir.position_at_end(after)

    def _do_for(self, node: ast.For) -> None:
        called = node.iter
        is_range = isinstance(called, ast.Call) and ast.unparse(called.func) == "range"
        if (
            not is_range
            or not isinstance(called, ast.Call)
            or not isinstance(node.target, ast.Name)
        ):
            raise self.of.wrong(node, "only a range can be gone through")
        bounds = [self._whole(arg) for arg in called.args]
        start = bounds[0] if len(bounds) > 1 else ir.Constant(self.whole, 0)
        end = bounds[1] if len(bounds) > 1 else bounds[0]
        by = ast.literal_eval(called.args[2]) if len(bounds) > 2 else 1
        at = self._room(self.whole)
        self.ir.store(start, at)
        test, body, more = self._block("test"), self._block("loop"), self._block("more")
        after = self._block("after")
        self.ir.branch(test)
        self.ir.position_at_end(test)
        now = self.ir.load(at)
        self.ir.cbranch(self.ir.icmp_signed("<" if by > 0 else ">", now, end), body, after)
        self.ir.position_at_end(body)
        self._assign(node.target, self.ir.load(at))
        self._loop(node.body, body, more, after)
        self.ir.position_at_end(more)
        self.ir.store(self.ir.add(self.ir.load(at), ir.Constant(self.whole, by)), at)
        self._repeat(test)
        self.ir.position_at_end(after)

    def _loop(self, statements: list[ast.stmt], body: Any, again: Any, after: Any) -> None:
        self.ir.position_at_end(body)
        self.loops.append((again, after))
        self._all(statements)
        self.loops.pop()
        if not self.ir.block.is_terminated:
            self.ir.branch(again)

    def _repeat(self, test: Any) -> None:
        """Jump back to the start of a loop."""
        back = self.ir.branch(test)
        if not self.target.unroll:
            note = self.module.add_metadata([ir.MetaDataString(self.module, NO_UNROLLING)])
            loop = ir.MDValue(self.module, [], name=str(len(self.module.metadata)))
            loop.operands = (loop, note)  # LLVM knows a loop by a note that names itself
            back.set_metadata("llvm.loop", loop)

    def _do_continue(self, node: ast.Continue) -> None:
        self.ir.branch(self.loops[-1][0])

    def _do_break(self, node: ast.Break) -> None:
        self.ir.branch(self.loops[-1][1])


def _is_reached(block: Any) -> bool:
    """Whether any other block jumps to this one."""
    return any(
        block in before.terminator.operands for before in block.parent.blocks if before.terminator
    )
