import { parentPort, workerData } from 'node:worker_threads'
import type { BrandFile } from '../assets/BrandFile.ts'
import { fileWriter } from './fileWriter.ts'

const root: string = workerData
const write = fileWriter(root)

// An error ends this thread, and the other one gets it.
parentPort?.on('message', (message: BrandFile | 'end') => {
  if (message === 'end') parentPort?.postMessage('written')
  else write(message)
})
