import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fileWriter, type WriteFile } from './fileWriter.ts'

export interface FilesWriter {
  readonly write: WriteFile
  /** Resolves when all files are written. @throws the error of one that could not be */
  written(): Promise<void>
  close(): Promise<unknown>
}

/** Compresses and writes files in another thread, so that a brand that is rendered alone uses two cores. */
export function writeInThread(root: string): FilesWriter {
  const thread = new Worker(new URL('./write.worker.ts', import.meta.url), { workerData: root })
  let failure: unknown
  thread.on('error', (error) => {
    failure = error
  })
  return {
    write: (file) => thread.postMessage(file),
    async written() {
      if (failure !== undefined) throw failure
      const written = once(thread, 'message')
      thread.postMessage('end')
      await written
    },
    close: () => thread.terminate(),
  }
}

/** Compresses and writes files in this thread, as when the other core renders another brand. */
export function writeHere(root: string): FilesWriter {
  return {
    write: fileWriter(root),
    written: async () => undefined,
    close: async () => undefined,
  }
}
