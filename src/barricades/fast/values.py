"""Values of the language of fast games, translated to LLVM: names, tape cells, expressions."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import reduce
from types import FunctionType
from typing import Any, NamedTuple

from llvmlite import ir

from .kernel import AGENDA, OPTIONS, TABLES
from .program import BUILT_IN, Function, Program

WHOLE, REAL, TRUTH, NOTHING = ir.IntType(64), ir.DoubleType(), ir.IntType(1), ir.VoidType()
CELLS = {
    **{"Tape": ir.IntType(16), "Games": ir.IntType(16), "Luck": WHOLE},
    **{"Reals": REAL, "Bytes": ir.IntType(8)},
}
PLAIN = {"int": WHOLE, "float": REAL, "bool": TRUTH, "None": NOTHING}


class Target(NamedTuple):
    """What a program is translated for.

    split   0, or where a game ends whose tables lie apart: its options are moved up to there, and
            the tables alone are one more argument of every function, the last
    bits    of whole numbers, other than those of modules that say they are WIDE
    space   the address space of tapes, as LLVM numbers them
    unroll  whether loops may be written out, which makes a program longer and often faster
    """

    split: int = 0
    bits: int = 64
    space: int = 0
    unroll: bool = True

    def whole(self, function: Function) -> ir.IntType:
        """The integer type of a function."""
        return WHOLE if function.scope.get("WIDE") else ir.IntType(self.bits)

    def plain(self, function: Function, annotation: str) -> ir.Type | None:
        """The type for an annotation; None for a tape."""
        return self.whole(function) if annotation == "int" else PLAIN.get(annotation)

    def cells(self, annotation: str) -> ir.PointerType:
        """The pointer type for a tape with this annotation."""
        return CELLS[annotation].as_pointer(self.space if annotation == "Tape" else 0)


WHOLE_OPS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and_",
    ast.BitOr: "or_",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "ashr",
}
REAL_OPS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
COMPARED = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
OF_LIBM = ("exp", "log", "sqrt", "tanh")


class Values:
    """The variables and expressions of a function."""

    def __init__(
        self,
        program: Program,
        module: ir.Module,
        function: Function,
        declared: ir.Function,
        limits: Mapping[str, int],
        target: Target,
    ) -> None:
        self.program, self.module, self.of, self.declared = program, module, function, declared
        self.limits, self.target, self.split = limits, target, target.split
        self.whole = target.whole(function)
        self.start = declared.append_basic_block("start")
        self.ir = ir.IRBuilder(declared.append_basic_block("body"))
        self.names: dict[str, Any] = {}  # where each is kept; tapes as they are
        self.tapes: dict[str, str] = {}  # what is known of a tape: its annotation
        self.loops: list[tuple[Any, Any]] = []  # where `continue` and `break` go

    # Names and places.

    def _block(self, name: str) -> Any:
        return self.declared.append_basic_block(name)

    def _room(self, kind: ir.Type) -> Any:
        """A stack slot for a value; all are made at the start of the function."""
        with self.ir.goto_block(self.start):
            return self.ir.alloca(kind)

    def _keep(self, name: str, value: Any) -> None:
        if name not in self.names:
            self.names[name] = self._room(value.type)
        place = self.names[name]
        self.ir.store(self._fitted(self.of.tree, value, place.type.pointee), place)

    def _assign(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            self._keep(target.id, value)
        elif isinstance(target, ast.Subscript):
            place = self._place(target)
            self.ir.store(self._fitted(target, value, place.type.pointee), place)
        else:
            raise self.of.wrong(target, "this cannot be assigned to")

    def _place(self, node: ast.Subscript) -> Any:
        """The address of an item of a tape."""
        if not isinstance(node.value, ast.Name):
            raise self.of.wrong(node, "only a tape has items")
        name, at = node.value.id, self._whole(node.slice)
        if name in self.tapes:
            limit = self.limits.get(self.tapes[name])
            if self.split and self.tapes[name] == "Tape":
                return self._split_place(node, self.names[name], at)
            return self.ir.gep(self.names[name], [self._checked(node, at, limit)], inbounds=True)
        known = self.of.scope.get(name)
        if isinstance(known, tuple) and all(type(item) is int for item in known):
            table = self._constants(name, known)
            zero = ir.Constant(ir.IntType(32), 0)
            return self.ir.gep(table, [zero, self._checked(node, at, len(known))], inbounds=True)
        raise self.of.wrong(node, f"{name} is no tape")

    def _split_place(self, node: ast.Subscript, tape: Any, at: Any) -> Any:
        """The address of an item if the tables are apart; mostly the source shows which it is."""
        beyond = self.ir.sub(at, ir.Constant(self.whole, TABLES))
        tables = self.ir.gep(self.declared.args[-1], [beyond], inbounds=True)
        moved = self.ir.sub(at, ir.Constant(self.whole, OPTIONS - self.split))
        options = self.ir.gep(tape, [moved], inbounds=True)
        field = self._field(node.slice)
        if field is not None:
            if field >= TABLES:
                return tables
            return options if field >= OPTIONS else self.ir.gep(tape, [at], inbounds=True)
        behind = self.ir.icmp_signed(">=", at, ir.Constant(self.whole, OPTIONS))
        own = self.ir.gep(tape, [self.ir.select(behind, moved, at)], inbounds=True)
        shared = self.ir.icmp_signed(">=", at, ir.Constant(self.whole, TABLES))
        return self.ir.select(shared, tables, own)

    def _field(self, node: ast.expr) -> int | None:
        """The field that an index is counted from, if it is named: `FIELD + …`."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return self._field(node.left)
        if isinstance(node, ast.Name) and node.id not in self.names:
            known = self.of.scope.get(node.id)
            return known if isinstance(known, int) and known >= AGENDA else None
        return None

    def _checked(self, node: ast.AST, at: Any, limit: int | None) -> Any:
        if limit is None or not self.limits:
            return at
        inside = self.ir.icmp_unsigned("<", at, ir.Constant(self.whole, limit))
        with self.ir.if_then(self.ir.not_(inside), likely=False):
            line = ir.Constant(WHOLE, getattr(node, "lineno", 0))
            self.ir.store(line, self.module.get_global("fault"))
        return self.ir.select(inside, at, ir.Constant(self.whole, 0))

    def _constants(self, name: str, items: tuple[int, ...]) -> Any:
        key = f"{self.of.name.rpartition('.')[0]}.{name}"
        if key not in self.module.globals:
            kind = ir.ArrayType(self.whole, len(items))
            table = ir.GlobalVariable(self.module, kind, key)
            table.global_constant, table.linkage = True, "internal"
            table.initializer = ir.Constant(kind, list(items))
        return self.module.get_global(key)

    # Values.

    def _value(self, node: ast.expr) -> Any:
        kind = type(node).__name__.lower()
        work_out: Callable[[Any], Any] | None = getattr(self, f"_{kind}", None)
        if work_out is None:
            raise self.of.wrong(node, f"{kind} is not in the language")
        return work_out(node)

    def _whole(self, node: ast.expr) -> Any:
        return self._fitted(node, self._value(node), self.whole)

    def _truth(self, node: ast.expr) -> Any:
        return self._fitted(node, self._value(node), TRUTH)

    def _fitted(self, node: ast.AST, value: Any, kind: ir.Type) -> Any:
        """A value converted: a truth value is 0 or 1, a number is true if it is not 0."""
        if value.type == kind:
            return value
        if value.type == NOTHING:
            raise self.of.wrong(node, "this has no value")
        if kind == TRUTH:
            zero = ir.Constant(value.type, 0)
            if value.type == REAL:
                return self.ir.fcmp_ordered("!=", value, zero)
            return self.ir.icmp_signed("!=", value, zero)
        if kind == REAL:
            whole = self._fitted(node, value, self.whole)
            return self.ir.sitofp(whole, REAL)
        if value.type == REAL:
            raise self.of.wrong(node, "a real number is not a whole one; say int")
        if value.type.width < kind.width:
            return (self.ir.zext if value.type == TRUTH else self.ir.sext)(value, kind)
        return self.ir.trunc(value, kind)

    def _load(self, place: Any) -> Any:
        value = self.ir.load(place)
        if value.type in (self.whole, REAL, TRUTH):
            return value
        if value.type.width > self.whole.width:
            return self.ir.trunc(value, self.whole)
        return (self.ir.zext if value.type.width == 8 else self.ir.sext)(value, self.whole)

    def _constant(self, node: ast.Constant) -> Any:
        return self._known(node, node.value)

    def _known(self, node: ast.AST, value: Any) -> Any:
        kinds = {bool: TRUTH, int: self.whole, float: REAL}
        if type(value) not in kinds:
            raise self.of.wrong(node, f"{ast.unparse(node)} is no number")
        return ir.Constant(kinds[type(value)], value)

    def _name(self, node: ast.Name) -> Any:
        if node.id in self.tapes:
            return self.names[node.id]
        if node.id in self.names:
            return self.ir.load(self.names[node.id])
        if node.id not in self.of.scope:
            raise self.of.wrong(node, f"{node.id} is not known here")
        return self._known(node, self.of.scope[node.id])

    def _subscript(self, node: ast.Subscript) -> Any:
        return self._load(self._place(node))

    def _binop(self, node: ast.BinOp) -> Any:
        return self._operate(node, node.op, self._value(node.left), self._value(node.right))

    def _operate(self, node: ast.AST, op: ast.operator, one: Any, other: Any) -> Any:
        if REAL in (one.type, other.type) or isinstance(op, ast.Div):
            one, other = self._fitted(node, one, REAL), self._fitted(node, other, REAL)
            names: Mapping[Any, str] = REAL_OPS
        else:
            one, other = self._fitted(node, one, self.whole), self._fitted(node, other, self.whole)
            names = WHOLE_OPS
            if isinstance(op, ast.FloorDiv | ast.Mod):
                return self._divide(op, one, other)
        if type(op) not in names:
            raise self.of.wrong(node, f"{type(op).__name__} is not in the language")
        return getattr(self.ir, names[type(op)])(one, other)

    def _divide(self, op: ast.operator, one: Any, other: Any) -> Any:
        """Division as in Python: rounded down, the remainder with the sign of the divisor."""
        zero, rest = ir.Constant(self.whole, 0), self.ir.srem(one, other)
        uneven = self.ir.icmp_signed("!=", rest, zero)
        unlike = self.ir.icmp_signed("<", self.ir.xor(rest, other), zero)
        apart = self.ir.and_(uneven, unlike)
        if isinstance(op, ast.Mod):
            return self.ir.select(apart, self.ir.add(rest, other), rest)
        return self.ir.sub(self.ir.sdiv(one, other), self.ir.zext(apart, self.whole))

    def _unaryop(self, node: ast.UnaryOp) -> Any:
        if isinstance(node.op, ast.Not):
            return self.ir.not_(self._truth(node.operand))
        value = self._value(node.operand)
        if isinstance(node.op, ast.USub):
            if isinstance(value, ir.Constant):
                return ir.Constant(value.type, -value.constant)
            return self.ir.fneg(value) if value.type == REAL else self.ir.neg(value)
        if isinstance(node.op, ast.Invert):
            return self.ir.not_(self._fitted(node, value, self.whole))
        raise self.of.wrong(node, f"{type(node.op).__name__} is not in the language")

    def _compare(self, node: ast.Compare) -> Any:
        many = node.comparators[0]
        if isinstance(node.ops[0], ast.In) and isinstance(many, ast.Tuple) and many.elts:
            one = self._whole(node.left)
            alike = [self.ir.icmp_signed("==", one, self._whole(each)) for each in many.elts]
            return reduce(self.ir.or_, alike)
        if len(node.ops) != 1 or type(node.ops[0]) not in COMPARED:
            raise self.of.wrong(node, "two numbers can be compared, with one sign")
        one, other = self._value(node.left), self._value(node.comparators[0])
        sign = COMPARED[type(node.ops[0])]
        if REAL in (one.type, other.type):
            one, other = self._fitted(node, one, REAL), self._fitted(node, other, REAL)
            return self.ir.fcmp_ordered(sign, one, other)
        one, other = self._fitted(node, one, self.whole), self._fitted(node, other, self.whole)
        return self.ir.icmp_signed(sign, one, other)

    def _boolop(self, node: ast.BoolOp) -> Any:
        """The second operand is only evaluated if it matters."""
        is_and = isinstance(node.op, ast.And)
        after, found = self._block("known"), []
        for nth, value in enumerate(node.values):
            truth = self._truth(value)
            found.append((truth, self.ir.block))
            if nth < len(node.values) - 1:
                more = self._block("more")
                self.ir.cbranch(truth, *((more, after) if is_and else (after, more)))
                self.ir.position_at_end(more)
            else:
                self.ir.branch(after)
        return self._joined(TRUTH, found, after)

    def _ifexp(self, node: ast.IfExp) -> Any:
        chosen = self._truth(node.test)
        then, other, after = self._block("then"), self._block("else"), self._block("chosen")
        self.ir.cbranch(chosen, then, other)
        values = []
        for block, inner in ((then, node.body), (other, node.orelse)):
            self.ir.position_at_end(block)
            values.append((self._value(inner), self.ir.block))
        kinds = {value.type for value, _ in values}
        kind = kinds.pop() if len(kinds) == 1 else REAL if REAL in kinds else self.whole
        found = []
        for value, block in values:
            self.ir.position_at_end(block)
            found.append((self._fitted(node, value, kind), self.ir.block))
            self.ir.branch(after)
        return self._joined(kind, found, after)

    def _joined(self, kind: ir.Type, found: list[tuple[Any, Any]], after: Any) -> Any:
        self.ir.position_at_end(after)
        phi = self.ir.phi(kind)
        for value, block in found:
            phi.add_incoming(value, block)
        return phi

    def _call(self, node: ast.Call) -> Any:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.of.wrong(node, "only functions are called, without keywords")
        called = self.of.scope.get(node.func.id, BUILT_IN.get(node.func.id))
        given = [self._value(arg) for arg in node.args]
        if isinstance(called, FunctionType):
            function = self.module.get_global(self.program.named(called))
            given += [self.declared.args[-1]] if self.split else []
            wanted = [arg.type for arg in function.args]
            if len(wanted) != len(given):
                raise self.of.wrong(node, f"{node.func.id} takes {len(wanted)} arguments")
            fitted = [self._fitted(node, v, kind) for v, kind in zip(given, wanted, strict=True)]
            return self.ir.call(function, fitted)
        return self._call_built_in(node, node.func.id, given)

    def _call_built_in(self, node: ast.Call, name: str, given: list[Any]) -> Any:
        if name in ("min", "max") and len(given) > 1:
            kind = REAL if REAL in [value.type for value in given] else self.whole
            compare = self.ir.fcmp_ordered if kind == REAL else self.ir.icmp_signed
            sign, found = "<" if name == "min" else ">", self._fitted(node, given[0], kind)
            for value in given[1:]:
                other = self._fitted(node, value, kind)
                found = self.ir.select(compare(sign, other, found), other, found)
            return found
        if name == "abs" and len(given) == 1:
            zero = ir.Constant(given[0].type, 0)
            if given[0].type == REAL:
                below = self.ir.fcmp_ordered("<", given[0], zero)
                return self.ir.select(below, self.ir.fneg(given[0]), given[0])
            below = self.ir.icmp_signed("<", given[0], zero)
            return self.ir.select(below, self.ir.neg(given[0]), given[0])
        if name == "int" and len(given) == 1:
            if given[0].type == REAL:
                return self.ir.fptosi(given[0], self.whole)
            return self._fitted(node, given[0], self.whole)
        if name == "float" and len(given) == 1:
            return self._fitted(node, given[0], REAL)
        if name in OF_LIBM and len(given) == 1:
            if name not in self.module.globals:
                ir.Function(self.module, ir.FunctionType(REAL, [REAL]), name)
            return self.ir.call(self.module.get_global(name), [self._fitted(node, given[0], REAL)])
        raise self.of.wrong(node, f"{name} cannot be called here")
