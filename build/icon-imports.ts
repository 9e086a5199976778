import type { Plugin } from 'vite';

const iconImport = /import \{([^}]+)\} from '@ant-design\/icons';/g;

/**
 * Imports each icon from its own file. Through the package's index every module seems to need all 800 icons, and no chunk can
 * be made of those that a page needs.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /renderer[\\/].*\.tsx?$/, code: '@ant-design/icons' },
      handler: (code) => ({
        code: code.replace(iconImport, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import ${name} from '@ant-design/icons/es/icons/${name}';`)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
