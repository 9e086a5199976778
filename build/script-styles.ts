import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Vite removes this comment from style sheets later. */
const viteMark = /\s*\/\*\$vite\$:\d+\*\//g;

/**
 * Puts the styles of each lazily loaded chunk into its script, so that a page loads only its own styles, without a request more,
 * and is never shown without them. Styles of the first scripts stay a file that the HTML page names. Needs `cssCodeSplit`.
 */
export function scriptStyles(): Plugin {
  return {
    name: 'script-styles',
    apply: 'build',
    generateBundle: {
      // Before vite reads which style sheets a chunk needs.
      order: 'pre',
      handler(_, bundle) {
        const first = firstFiles(bundle);
        for (const chunk of chunksOf(bundle)) {
          if (first.has(chunk.fileName)) continue;
          for (const name of chunk.viteMetadata?.importedCss ?? []) {
            const styles = stylesOf(bundle, name);
            // Addresses in a style sheet are relative to its file, in a script to the page.
            if (/url\((?!["']?data:)/.test(styles))
              this.error(`${name} names a file; only styles of the first scripts may.`);
            chunk.code += adding(styles);
            delete bundle[name];
          }
          chunk.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one) => one.type === 'chunk');

/** Scripts that are loaded by the HTML page itself. */
function firstFiles(bundle: Bundle): Set<string> {
  const found = new Set(
    chunksOf(bundle)
      .filter(({ isEntry }) => isEntry)
      .map(({ fileName }) => fileName),
  );
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const name of chunk.imports) found.add(name);
  }
  return found;
}

function stylesOf(bundle: Bundle, name: string): string {
  const asset = bundle[name];
  return asset?.type === 'asset' ? String(asset.source).replace(viteMark, '') : '';
}

const adding = (styles: string) =>
  `;document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(styles)}}));`;
