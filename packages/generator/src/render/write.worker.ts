import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { BrandFile } from '../assets/BrandFile.ts'
import { fileWriter } from './fileWriter.ts'

const write = fileWriter(z.string().parse(workerData))
const fileSchema = z.custom<BrandFile>((file) => typeof file === 'object' && file !== null)

// An error ends this thread, and the other one gets it.
parentPort?.on('message', (message: unknown) => {
  if (message === 'end') parentPort?.postMessage('written')
  else write(fileSchema.parse(message))
})
