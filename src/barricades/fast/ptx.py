"""Programs for GPUs of NVIDIA's, written by LLVM from the same source: one thread a game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from llvmlite import ir

from . import chance, kernel, playing, verbs
from .engine import largest_of, verbs_of
from .program import Program
from .translate import translate
from .values import CELLS, WHOLE

TRIPLE, CHIP = "nvptx64-nvidia-cuda", "sm_75"
KERNEL = "play_games"


def room_of(largest: int) -> int:
    """How long a thread's own tape is: the game, and the options of its question."""
    return largest + 1 + kernel.MOST_OPTIONS


def written(name: str, chip: str = CHIP) -> str:
    """The program of a game for a GPU, as its driver reads it."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    entries: list[Any] = [playing.play_many]
    program = Program(entries, verbs, SimpleNamespace(**verbs_of(name)))
    largest = largest_of(name)
    module = translate(program, split=largest)
    for function in module.functions:
        function.linkage = "internal"
    _write_kernel(module, module.get_global(program.entries[0]), room_of(largest))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=chip, opt=3)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    ready = llvm.parse_assembly(str(module))
    ready.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(ready, passes)
    text: str = machine.emit_assembly(ready)
    return text


def _write_kernel(module: ir.Module, play_many: ir.Function, room: int) -> None:
    """Each thread takes its luck, plays its games, and tells how many questions they took."""
    tape, number = CELLS["Tape"].as_pointer(), WHOLE.as_pointer()
    kind = ir.FunctionType(ir.VoidType(), [tape, number, number, WHOLE, WHOLE])
    entry = ir.Function(module, kind, KERNEL)
    entry.calling_convention = "ptx_kernel"
    tables, lucks, told, threads, games = entry.args
    build = ir.IRBuilder(entry.append_basic_block("start"))
    nth = build.add(
        build.mul(_special(build, "ctaid"), _special(build, "ntid")), _special(build, "tid")
    )
    with build.if_then(build.icmp_signed("<", nth, threads)):
        own = build.alloca(ir.ArrayType(CELLS["Tape"], room))
        luck = build.alloca(ir.ArrayType(WHOLE, chance.LUCK))
        zero, first = (
            ir.Constant(ir.IntType(32), 0),
            build.mul(nth, ir.Constant(WHOLE, chance.LUCK)),
        )
        for at in range(chance.LUCK):
            given = build.load(build.gep(lucks, [build.add(first, ir.Constant(WHOLE, at))]))
            build.store(given, build.gep(luck, [zero, ir.Constant(ir.IntType(32), at)]))
        start, seeds = build.gep(own, [zero, zero]), build.gep(luck, [zero, zero])
        questions = build.call(play_many, [start, seeds, games, tables])
        build.store(questions, build.gep(told, [nth]))
    build.ret_void()


def _special(build: ir.IRBuilder, name: str) -> Any:
    """Where a thread stands among all threads."""
    called = f"llvm.nvvm.read.ptx.sreg.{name}.x"
    small = ir.IntType(32)
    if called not in build.module.globals:
        ir.Function(build.module, ir.FunctionType(small, []), called)
    return build.zext(build.call(build.module.get_global(called), []), WHOLE)
