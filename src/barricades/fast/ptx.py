"""Programs for GPUs of NVIDIA's, written by LLVM from the same source: one thread a game.

A block of threads shares the tables; they lie in the block's own memory, which is the fastest, and
behind them the games, one for each thread. Numbers have 32 bits, and loops are not written out: the
threads of a GPU wait for their program more than for anything else, and so it has to be short.
"""

from __future__ import annotations

import ast
from types import SimpleNamespace
from typing import Any

from llvmlite import ir

from . import chance, many, playing, verbs
from .engine import Engine, verbs_of
from .kernel import MOST_OFFERED, STATE_SIZE
from .program import Function, Program
from .translate import translate
from .values import CELLS, WHOLE, Target

TRIPLE, CHIP = "nvptx64-nvidia-cuda", "sm_75"
SHORT_POINTERS = "--nvptx-short-ptr"  # 32 bits for places in a block's own memory
SHARED = 3  # the address space of that memory
INLINED = 20  # LLVM copies only what is shorter into its callers
KEPT_APART = ("ask", "answer", "any_of")  # called from many places, and never copied
SMALL = ir.IntType(32)
ENTRIES: tuple[Any, ...] = (*(playing.play_each, many.begin_many, many.step_many, many.check_many),)
OWN = ("g", "luck", "first", "end")  # arguments that each thread has for itself


def target_of(fast: Engine) -> Target:
    """The target for which the rules of a game are translated."""
    return Target(split=fast.table[STATE_SIZE], bits=32, space=SHARED, unroll=False)


def room_of(fast: Engine) -> int:
    """The length of a thread's own tape: the game, and the options of its question.

    It is an odd number of words, so that the threads of a warp access different memory banks.
    """
    words = (fast.table[STATE_SIZE] + 1 + fast.table[MOST_OFFERED] + 1) // 2
    return 2 * (words + (words + 1) % 2)


def written(fast: Engine, chip: str = CHIP) -> str:
    """The program of a game as PTX, with a kernel for each entry."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("", SHORT_POINTERS)
    program = Program(ENTRIES, verbs, SimpleNamespace(**verbs_of(fast.name)))
    module = translate(program, target=target_of(fast))
    for function in module.functions:
        function.linkage = "internal"
        if function.name.rpartition(".")[2] in KEPT_APART:
            function.attributes.add("noinline")
    pool = ir.GlobalVariable(module, ir.ArrayType(CELLS["Tape"], 0), "pool", SHARED)
    pool.align = 16
    for name in program.entries:
        function = program.functions[name]
        Kernel(module, function, pool, room_of(fast)).write(module.get_global(name))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=chip, opt=3)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    ready = llvm.parse_assembly(str(module))
    ready.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.inlining_threshold = INLINED
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(ready, passes)
    text: str = machine.emit_assembly(ready)
    return text


class Kernel:
    """A kernel that calls a function in every thread, for a game of its own.

    Its arguments are the tables and their length, the number of threads, and those of the function
    without a thread's OWN.
    """

    def __init__(self, module: ir.Module, function: Function, pool: Any, room: int) -> None:
        self.module, self.pool, self.room = module, pool, room
        self.names = [arg.arg for arg in function.tree.args.args]
        types = [ast.unparse(arg.annotation) for arg in function.tree.args.args if arg.annotation]
        kinds = [CELLS[kind].as_pointer() if kind in CELLS else WHOLE for kind in types]
        shown = [kind for name, kind in zip(self.names, kinds, strict=True) if name not in OWN]
        tables = CELLS["Tape"].as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [tables, WHOLE, WHOLE, *shown])
        self.entry = ir.Function(module, kind, function.tree.name)
        self.entry.calling_convention = "ptx_kernel"
        self.ir = ir.IRBuilder(self.entry.append_basic_block("start"))

    def write(self, called: ir.Function) -> None:
        tables, length, threads, *given = self.entry.args
        luck = self.ir.alloca(ir.ArrayType(WHOLE, chance.LUCK))
        thread, size = self._special("tid"), self._special("ntid")
        nth = self.ir.add(self.ir.mul(self._special("ctaid"), size), thread)
        zero = ir.Constant(SMALL, 0)
        pool = self.ir.gep(self.pool, [zero, zero])
        self._share(tables, length, pool, thread, size)
        place = self.ir.add(length, self.ir.mul(thread, ir.Constant(WHOLE, self.room)))
        own = {
            "g": self.ir.gep(pool, [self.ir.trunc(place, SMALL)]),
            "luck": self.ir.gep(luck, [zero, zero]),
            "first": nth,
            "end": self.ir.add(nth, ir.Constant(WHOLE, 1)),
        }
        rest = iter(given)
        values = [own[name] if name in own else next(rest) for name in self.names]
        with self.ir.if_then(self.ir.icmp_signed("<", nth, threads)):
            self.ir.call(called, [*map(self._fitted, values, called.args), pool])
        self.ir.ret_void()

    def _share(self, tables: Any, length: Any, pool: Any, thread: Any, size: Any) -> None:
        """Copy the tables to the block's shared memory, together with its other threads."""
        at = self.ir.alloca(WHOLE)
        self.ir.store(thread, at)
        test, more, done = map(self.entry.append_basic_block, ("test", "more", "done"))
        self.ir.branch(test)
        self.ir.position_at_end(test)
        now = self.ir.load(at)
        self.ir.cbranch(self.ir.icmp_signed("<", now, length), more, done)
        self.ir.position_at_end(more)
        there = self.ir.gep(pool, [self.ir.trunc(now, SMALL)])
        self.ir.store(self.ir.load(self.ir.gep(tables, [now])), there)
        self.ir.store(self.ir.add(now, size), at)
        self.ir.branch(test)
        self.ir.position_at_end(done)
        self.ir.call(self._known("llvm.nvvm.barrier0", ir.VoidType()), [])

    def _fitted(self, value: Any, arg: Any) -> Any:
        """An argument of the kernel in the form that the function takes."""
        if isinstance(arg.type, ir.IntType) and arg.type.width < value.type.width:
            return self.ir.trunc(value, arg.type)
        return value

    def _special(self, name: str) -> Any:
        """The index of a thread among all threads."""
        known = self._known(f"llvm.nvvm.read.ptx.sreg.{name}.x", SMALL)
        return self.ir.zext(self.ir.call(known, []), WHOLE)

    def _known(self, name: str, kind: ir.Type) -> ir.Function:
        """An intrinsic function of the GPU without arguments."""
        if name not in self.module.globals:
            ir.Function(self.module, ir.FunctionType(kind, []), name)
        return self.module.get_global(name)
