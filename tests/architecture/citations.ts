/** How pages and comments cite files: Markdown links, paths in backticks, file names in comments. */

export type Link = { target: string; anchor: string | null };

/** Links to other files of the repository or to a heading of the page itself. Links with a scheme are left out. */
export function linksOf(page: string): Link[] {
  return [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [target = '', anchor = null] = link.split('#');
      return { target, anchor };
    });
}

/** Anchors that GitHub makes of a page's headings. */
export function anchorsOf(page: string): string[] {
  return [...withoutFences(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

const folders = 'server|shared|renderer|electron|build|tests|docs|\\.github|\\.ci';
const extensions = 'tsx?|mjs|sql|md';
const belowFolder = new RegExp(`^(?:${folders})/[\\w./-]+$`);
const fileName = new RegExp(`^[\\w-][\\w.-]*\\.(?:${extensions})$`);
const fileInComment = new RegExp(`(?<![\\w./#:<*-])([\\w.][\\w./-]*\\.(?:${extensions}))(?![\\w*-])`, 'g');

/** Paths and file names in backticks, without those that hold a `<placeholder>` or a `*`. */
export function citedInPage(page: string): string[] {
  return [...withoutFences(page).matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code!.replace(/\/$/, ''))
    .filter((code) => belowFolder.test(code) || fileName.test(code));
}

/** Paths and file names in comments of TypeScript and SQL. */
export function citedInCode(source: string): string[] {
  const comments = source.match(/^\s*(?:\/\/|\/?\*|--).*$/gm) ?? [];
  return comments.flatMap((line) => [...line.matchAll(fileInComment)].map(([, file]) => file!));
}

const withoutFences = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '');
const withoutCode = (page: string) => withoutFences(page).replace(/`[^`\n]*`/g, '');
