import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@bouquet/contract'
import type { Plugin, Rolldown } from 'vite'
import { codeSplitting } from './codeSplitting.ts'
import { describeShell } from './describeShell.ts'
import { findScreens } from './findScreens.ts'
import { membersEntry, membersSource, shellPath } from './place.ts'

/**
 * Compiles the members area beside the pages of the site. Astro would link the styles of all screens in its
 * page; here each screen brings its own, and the page learns which files its path needs.
 */
export function membersArea(): Plugin {
  return {
    name: 'bouquet-members-area',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : {}),
    buildStart() {
      this.emitFile({ type: 'chunk', id: membersEntry, name: 'members' })
    },
    generateBundle: {
      // Before Astro removes styles that no page of its own links.
      order: 'pre',
      handler(_, bundle) {
        for (const { viteMetadata } of chunksOf(bundle))
          for (const style of viteMetadata?.importedCss ?? [])
            viteMetadata?.importedAssets.add(style)
      },
    },
    writeBundle(_, bundle) {
      const chunks = chunksOf(bundle)
      const entry = chunks.find(({ moduleIds }) => moduleIds.includes(membersEntry))
      if (!entry) return
      const screens = globSync('**/routes.ts', { cwd: membersSource }).flatMap((name) => {
        const file = join(membersSource, name)
        return findScreens(readFileSync(file, 'utf8'), file)
      })
      for (const locale of localeCodes) {
        const shell = describeShell({ entry, chunks, screens }, locale)
        writeFileSync(shellPath(locale), JSON.stringify(shell))
      }
    },
  }
}

const rolldownOptions: Rolldown.RolldownOptions = {
  // Lets the bundler add exports to the entry for other files.
  preserveEntrySignatures: 'allow-extension',
  output: { codeSplitting: { groups: codeSplitting, includeDependenciesRecursively: false } },
}

const chunksOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')
