import { join } from 'node:path'
import { paths } from '../shared/paths.ts'
import { run } from '../shared/run.ts'
import type { Tool } from './Tool.ts'

/** Bouquet's own command. */
export function bouquet(themes: string, demos: readonly string[]): Tool {
  const build = (ids: readonly string[], output: string) =>
    run(
      process.execPath,
      [join(paths.root, 'packages/generator/src/command/main.ts'), 'build', ...ids],
      { cwd: paths.root, environment: { THEMES_DIR: themes, SITE_DIR: output } },
    )
  return {
    name: 'Bouquet',
    means: 'one command',
    // Compiles the code and draws the portraits, which stay for all later builds.
    prepare: async () => {
      await build(demos, join(paths.work, 'generators/prepared'))
    },
    render: (brands, output) =>
      build(
        brands.map(({ id }) => id),
        output,
      ),
  }
}
