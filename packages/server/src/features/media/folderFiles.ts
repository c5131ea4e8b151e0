import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../platform/ids.ts'
import type { PhotoFiles } from '../../platform/ports/PhotoFiles.ts'

/** Stores photos in a local folder. Writes are atomic. */
export const folderFiles = (folder: string): PhotoFiles => ({
  async write(name, bytes) {
    const path = join(folder, name)
    const draft = `${path}.${newId()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  },
  read: (name) =>
    readFile(join(folder, name)).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    ),
  async check() {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
  },
  remove: (photo) => rm(join(folder, photo), { recursive: true, force: true }),
})
