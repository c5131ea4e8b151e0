import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = 'virtual:used-icons'
const resolved = `\0${asked}`
const use = /lucide-react\/icons\/([a-z0-9-]+)/g

/** Icon names with the folders of the components that use them. */
const findUses = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const uses = new Map<string, Set<string>>()
  for (const path of globSync('packages/{ui,members}/src/*/*.tsx', { cwd: root })) {
    if (/\.(stories|test)\.tsx$/.test(path)) continue
    const folder = path.split('/').at(-2) ?? path
    for (const [, name = ''] of readFileSync(`${root}${path}`, 'utf8').matchAll(use)) {
      uses.set(name, (uses.get(name) ?? new Set()).add(folder))
    }
  }
  return new Map([...uses].sort(([one], [other]) => one.localeCompare(other)))
}

/** Provides `virtual:used-icons`: every interface icon that the sources import. */
export function usedIcons(): Plugin {
  return {
    name: 'bouquet-used-icons',
    config: () => ({
      optimizeDeps: { include: [...findUses().keys()].map((name) => `lucide-react/icons/${name}`) },
    }),
    resolveId: (id) => (id === asked ? resolved : undefined),
    load: (id) => {
      if (id !== resolved) return undefined
      const uses = [...findUses()]
      return [
        ...uses.map(([name], index) => `import I${index} from 'lucide-react/icons/${name}'`),
        'export const usedIcons = [',
        ...uses.map(
          ([name, folders], index) =>
            `{ name: '${name}', Icon: I${index}, folders: ${JSON.stringify([...folders])} },`,
        ),
        ']',
      ].join('\n')
    },
  }
}
