import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ErrorBody } from '@bouquet/contract'
import { errorBodySchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { RenderedPicture } from '../renderPicture.ts'
import type { PictureTask } from './pictureTask.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const responseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    id: z.number(),
    picture: z.object({
      width: z.number(),
      height: z.number(),
      thumbhash: bytes,
      files: z.custom<RenderedPicture['files']>((value) => value instanceof Map),
    }),
  }),
  z.object({
    kind: z.literal('refusal'),
    id: z.number(),
    error: errorBodySchema.shape.error,
  }),
  z.object({ kind: z.literal('error'), id: z.number(), message: z.string() }),
])

export type PictureResponse = z.input<typeof responseSchema>

export interface PictureRequest {
  readonly id: number
  readonly task: PictureTask
}

/** The process ends after this time without work, which frees its memory. */
const idleMs = 10_000

/** Photos rendered at the same time; others are queued. */
const maxRunning = 2

interface QueuedTask {
  readonly task: PictureTask
  readonly resolve: (picture: RenderedPicture) => void
  readonly reject: (reason: Error) => void
}

const queue: QueuedTask[] = []
const running = new Map<number, QueuedTask>()
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Renders photos in a separate process that starts on demand and ends when idle. Decoders take
 * hundreds of megabytes that a process never returns, and a photo that crashes one must not end the
 * server.
 * @throws DomainError photo_type, photo_too_large, photo_too_small, photo_broken
 */
export function renderInProcess(task: PictureTask): Promise<RenderedPicture> {
  return new Promise((resolve, reject) => {
    queue.push({ task, resolve, reject })
    startNext()
  })
}

function startNext() {
  clearTimeout(idle)
  while (running.size < maxRunning) {
    const next = queue.shift()
    if (!next) break
    lastId += 1
    running.set(lastId, next)
    child ??= startProcess()
    child.channel?.ref()
    child.send({ id: lastId, task: next.task } satisfies PictureRequest)
  }
  if (running.size > 0) return
  // An idle process must not keep the server from exiting.
  child?.channel?.unref()
  idle = setTimeout(endProcess, idleMs).unref()
}

function endProcess() {
  const program = child
  child = undefined
  program?.disconnect()
}

function startProcess(): ChildProcess {
  const program = fork(join(import.meta.dirname, 'pictureProgram.ts'), {
    serialization: 'advanced',
    execArgv: [],
  })
  program.unref()
  program.on('message', receiveResponse)
  program.once('disconnect', () => handleExit(program))
  program.on('error', () => handleExit(program))
  return program
}

function receiveResponse(message: unknown) {
  const { data: response } = responseSchema.safeParse(message)
  if (!response) return
  const waiting = running.get(response.id)
  running.delete(response.id)
  switch (response.kind) {
    case 'picture':
      waiting?.resolve(response.picture)
      break
    case 'refusal':
      waiting?.reject(refusalOf(response.error))
      break
    case 'error':
      waiting?.reject(new Error(response.message))
  }
  startNext()
}

const refusalOf = ({ code, params, field }: ErrorBody['error']) =>
  refuse(code, { ...(params && { params }), ...(field && { field }) })

/** The process has ended: its tasks fail, and the next task starts a new process. */
function handleExit(program: ChildProcess) {
  if (child !== program) return
  child = undefined
  for (const { reject } of running.values()) reject(new Error('The picture process ended.'))
  running.clear()
  startNext()
}
