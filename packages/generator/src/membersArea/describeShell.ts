import type { Locale } from '@bouquet/contract'
import type { Rolldown } from 'vite'
import type { MembersShell } from '../page.ts'
import { everywhere, textFile } from './codeSplitting.ts'
import { patternOf, type Screen } from './findScreens.ts'
import { joinStyles } from './joinStyles.ts'

type Chunk = Rolldown.OutputChunk

interface Compiled {
  readonly entry: Chunk
  readonly chunks: readonly Chunk[]
  readonly screens: readonly Screen[]
}

/** Which files a page in one language loads for the screen of its path. */
export function describeShell({ entry, chunks, screens }: Compiled, locale: Locale): MembersShell {
  const always = withImports(chunks, entry)
  const styles = stylesOf(always)
  const textsOf = (names: readonly string[]) =>
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => {
        const [, language, namespace = ''] = textFile.exec(id) ?? []
        return language === locale && names.includes(namespace)
      }),
    )
  const needed = screens.map(({ path, file, namespaces }) => {
    const own = withImports(chunks, chunkOf(chunks, file)).filter((one) => !always.includes(one))
    const joined = [...styles, ...stylesOf(own)]
    const scripts = scriptsOf([...textsOf([...everywhere, ...namespaces]), ...own])
    return { path: patternOf(path), styles: joinStyles(joined), joined, scripts }
  })
  // A path without a screen.
  const none = { path: '', styles: joinStyles(styles), joined: styles }
  return {
    entry: urlOf(entry.fileName),
    scripts: scriptsOf(always),
    screens: [...needed, { ...none, scripts: scriptsOf(textsOf(everywhere)) }],
  }
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`${module} is not part of the members area.`)
  return found
}

/** A chunk and all its static imports, which come first. */
function withImports(chunks: readonly Chunk[], start: Chunk): readonly Chunk[] {
  const visited = new Set<Chunk>()
  const visit = (chunk: Chunk): readonly Chunk[] => {
    if (visited.has(chunk)) return []
    visited.add(chunk)
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    return [...imported.flatMap(visit), chunk]
  }
  return visit(start)
}

const scriptsOf = (chunks: readonly Chunk[]) => chunks.map(({ fileName }) => urlOf(fileName))

const stylesOf = (chunks: readonly Chunk[]) => [
  ...new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map(urlOf)),
  ),
]

const urlOf = (file: string) => `/${file}`
