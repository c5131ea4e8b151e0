import type { PhotoFiles } from '../../src/platform/ports.ts'

/** Pictures kept in memory. */
export function testPhotoFiles(): PhotoFiles & { readonly names: () => string[] } {
  const files = new Map<string, Uint8Array>()
  return {
    names: () => [...files.keys()],
    write: async (name, bytes) => {
      files.set(name, bytes)
    },
    read: async (name) => {
      const bytes = files.get(name)
      return bytes ? new Uint8Array(bytes) : null
    },
    copy: async (name, to) => {
      const bytes = files.get(name)
      if (bytes) files.set(to, bytes)
      return bytes !== undefined
    },
    async *folders() {
      yield [...new Set([...files.keys()].flatMap((name) => name.split('/')[0] ?? []))]
    },
    check: async () => undefined,
    remove: async (photo) => {
      for (const name of files.keys()) if (name.startsWith(`${photo}/`)) files.delete(name)
    },
  }
}
