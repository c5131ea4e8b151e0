import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import type { PropType } from './propType.ts'
import { PropTypeReader } from './propTypes.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/bouquet-prop-types')

const storyFiles = () =>
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((path) => join(root, path))

/** Everything that the types come from. */
const cacheKey = (): string => {
  const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', '.storybook/controls/*.ts'], {
    cwd: root,
  })
  const hash = createHash('sha256').update(ts.version)
  for (const path of sources.sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

type Props = Readonly<Record<string, readonly PropType[]>>

const readCache = (path: string): Props | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** The props of the component of every story file, by path from the root of the repository. */
export function readPropTypes(): Props {
  const path = join(cache, `${cacheKey()}.json`)
  const cached = readCache(path)
  if (cached !== null) return cached
  const files = storyFiles()
  const reader = new PropTypeReader(files)
  const props = Object.fromEntries(
    files.map((file) => [relative(root, file), reader.propsOf(file)]),
  )
  mkdirSync(cache, { recursive: true })
  writeFileSync(path, JSON.stringify(props))
  return props
}

/**
 * Adds the types of the component’s props to the metadata of each story file, read once when Storybook
 * starts and kept until a source of the library changes.
 */
export function propTypesPlugin(): Plugin {
  let props: Props | null = null
  return {
    name: 'prop-types',
    enforce: 'post',
    transform(code, id) {
      const path = relative(root, id.split('?')[0] ?? id)
      if (!/^packages\/ui\/.*\.stories\.tsx$/.test(path)) return null
      props ??= readPropTypes()
      const types = JSON.stringify(props[path] ?? [])
      return {
        code: `${code}\nmeta.parameters = { ...meta.parameters, propTypes: ${types} };\n`,
        map: null,
      }
    },
  }
}
