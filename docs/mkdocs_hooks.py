"""The site, where it is not just the pages as they are: its first page, and ways out of docs/."""

import re
from hashlib import sha256
from pathlib import Path

from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url

from barricades.digest import fitting

ROOT = Path(__file__).parents[1]
HOME, SCRIPTS = "index.md", "assets/scripts"
EXAMPLE = "paving-stones"  # is a tree of its own, and no part of the site


def on_files(files, config):
    """The first page is the README; the decisions are listed by themselves."""
    files.append(File.generated(config, HOME, content=_home()))
    files.append(File.generated(config, "decisions/README.md", content=_decisions()))
    return Files([*files])


def on_page_markdown(markdown, page, config, files):
    """Pages of games are those of no option; where a link leads out of docs/, its path is told."""
    markdown = fitting(markdown, {})
    here = (ROOT / "docs" / page.file.src_uri).parent

    def told(link):
        text, path = link[1], (here / link[2]).resolve()
        if page.file.src_uri == HOME and (ROOT / link[2]).exists():
            path = ROOT / link[2]
        inside = path.is_relative_to(ROOT / "docs") and EXAMPLE not in path.parts
        if inside and not path.is_dir():
            return link[0]
        return f"{text} (`{path.relative_to(ROOT)}`)"

    return re.sub(
        r"(?<!!)\[([^\]]+)\]\(((?!https?:|#|mailto:)[^)\s#]+)(?:#[^)]*)?\)", told, markdown
    )


def on_post_page(output, page, config):
    """A script that stands in the page goes to a file: the table runs none that do not."""

    def moved(found):
        name = f"{sha256(found[1].encode()).hexdigest()[:12]}.js"
        folder = Path(config.site_dir) / SCRIPTS
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(found[1], "utf-8")
        url = get_relative_url(f"{SCRIPTS}/{name}", page.url)
        return f'<script src="{url}"></script>'

    return re.sub(r"<script>(.*?)</script>", moved, output, flags=re.DOTALL)


def _home():
    """The README, from whose place docs/ is a folder."""
    text = (ROOT / "README.md").read_text("utf-8")
    return re.sub(r"\]\(docs/", "](", text)


def _decisions():
    """All decisions, by their headings."""
    pages = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    heads = [(page.name, page.read_text("utf-8").partition("\n")[0][2:]) for page in pages]
    return "# Decisions\n\n" + "\n".join(f"- [{head}]({name})" for name, head in heads) + "\n"
