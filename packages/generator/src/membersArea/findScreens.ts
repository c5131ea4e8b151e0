import { dirname, join } from 'node:path'

export interface Screen {
  /** In the syntax of the router: `$id` is a parameter, `{-$id}` one that may be missing. */
  readonly path: string
  /** The file with the screen's component. */
  readonly file: string
  /** Namespaces of texts that it loads. */
  readonly namespaces: readonly string[]
}

/** Reads from a `routes.ts` of the members area which file and texts each path loads. */
export function findScreens(source: string, file: string): readonly Screen[] {
  return source
    .split('createRoute({')
    .slice(1)
    .flatMap((route) => {
      const path = /\bpath: '([^']+)'/.exec(route)?.[1]
      const screen = /\bimport\('([^']+)'\)/.exec(route)?.[1]
      if (path === undefined || screen === undefined) return []
      const texts = /translationsLoader\(([^)]*)\)/.exec(route)?.[1] ?? ''
      return [
        {
          path,
          file: join(dirname(file), screen),
          namespaces: [...texts.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
        },
      ]
    })
}

/** A regular expression for the paths of a screen. */
export function patternOf(path: string): string {
  return `^${path.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}/?$`
}
