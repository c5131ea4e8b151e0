import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { findScreens, patternOf } from './findScreens.ts'
import { joinStyles } from './joinStyles.ts'
import type { Files, MembersFiles } from './MembersFiles.ts'
import { membersEntry, membersFilesPath, membersSource } from './place.ts'

type Chunk = Rolldown.OutputChunk

/**
 * Compiles the members area beside the pages of the site. Astro would link the styles of all screens in its
 * page; here each screen brings its own, and the page learns which files its path needs.
 */
export const membersArea = (): Plugin => ({
  name: 'bouquet-members-area',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: async (name) => {
    if (name !== 'client') return {}
    const codeSplitting = { groups: await chunkGroups() }
    return {
      build: {
        rolldownOptions: {
          // Other files may use what the entry has.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting },
        },
      },
    }
  },
  buildStart() {
    this.emitFile({ type: 'chunk', id: membersEntry, name: entryName })
  },
  generateBundle: {
    // Before Astro removes styles that no page of its own links.
    order: 'pre',
    handler(_, bundle) {
      for (const { viteMetadata } of chunksOf(bundle))
        for (const style of viteMetadata?.importedCss ?? []) viteMetadata?.importedAssets.add(style)
    },
  },
  writeBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    if (chunks.some(({ name }) => name === entryName))
      writeFileSync(membersFilesPath, JSON.stringify(describe(chunks)))
  },
})

const entryName = 'members'

const chunksOf = (bundle: Rolldown.OutputBundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

function describe(chunks: readonly Chunk[]): MembersFiles {
  // The bundler may start a group of files by a file of its own.
  const entry =
    chunks.find(({ name, isEntry }) => isEntry && name === entryName) ??
    chunkOf(chunks, membersEntry)
  const always = new Set(withImports(chunks, [entry]))
  const screens = globSync('**/routes.ts', { cwd: membersSource }).flatMap((name) => {
    const file = join(membersSource, name)
    return findScreens(readFileSync(file, 'utf8'), file)
  })
  const { scripts, styles } = filesOf([...always])
  return {
    entry: urlOf(entry.fileName),
    scripts,
    styles,
    screens: screens.map(({ path, file, namespaces }) => {
      const own = withImports(chunks, [chunkOf(chunks, file)]).filter((one) => !always.has(one))
      const files = filesOf(own)
      return {
        path: patternOf(path),
        namespaces: [...namespaces],
        ...files,
        joined: joinStyles([...styles, ...files.styles]),
      }
    }),
    texts: textsOf(chunks),
  }
}

function textsOf(chunks: readonly Chunk[]): MembersFiles['texts'] {
  const texts: MembersFiles['texts'] = {}
  for (const { moduleIds, fileName } of chunks) {
    for (const id of moduleIds) {
      const [, locale, namespace] = textFile.exec(id) ?? []
      if (locale === undefined || namespace === undefined) continue
      texts[locale] = { ...texts[locale], [namespace]: urlOf(fileName) }
    }
  }
  return texts
}

const textFile = /\/i18n\/locales\/(\w+)\/(\w+)\.json$/

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`${module} is not part of the members area.`)
  return found
}

/** Chunks with all that they import at once, which comes first. */
function withImports(chunks: readonly Chunk[], some: readonly Chunk[]): readonly Chunk[] {
  const visited = new Set<Chunk>()
  const found: Chunk[] = []
  const visit = (chunk: Chunk) => {
    if (visited.has(chunk)) return
    visited.add(chunk)
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) visit(next)
    found.push(chunk)
  }
  some.forEach(visit)
  return found
}

const filesOf = (chunks: readonly Chunk[]): Files => ({
  scripts: chunks.map(({ fileName }) => urlOf(fileName)),
  styles: [
    ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ].map(urlOf),
})

const urlOf = (file: string) => `/${file}`
