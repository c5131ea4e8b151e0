import { rolldown } from 'rolldown'
import { leanContract } from './leanContract.ts'
import { leanZod } from './leanZod.ts'
import { membersEntry } from './place.ts'
import type { Chunk } from './planFiles.ts'

/**
 * The members area as the bundler divides it when left alone: a chunk for each screen and each part that is
 * loaded on demand, and one for each set of them that shares modules.
 */
export async function findChunks(): Promise<readonly Chunk[]> {
  const bundle = await rolldown({
    input: membersEntry,
    platform: 'browser',
    moduleTypes: { '.css': 'empty' },
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [leanContract(), leanZod()],
  })
  const { output } = await bundle.generate()
  await bundle.close()
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, facadeModuleId, modules, imports }) => ({
      name: fileName,
      isShared: facadeModuleId === null,
      modules: Object.entries(modules).map(([id, { renderedLength }]) => ({
        id,
        bytes: renderedLength,
      })),
      imports,
    }))
}
