import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { streams } from '@bouquet/contract'
import { z } from 'zod'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { sign } from './signature.ts'
import { noticeSchema, signatureHeader } from './wire.ts'

/** A notice on its way to the shop; the queue repeats it until the shop has taken it. */
export const noticeJob = jobKind(
  'sandbox-notice',
  z.object({ host: z.string(), notice: noticeSchema }),
)

type Job = z.output<(typeof noticeJob)['data']>

interface Shop {
  readonly port: number
  readonly secret: string
}

/** The queue is at work a moment before the port is open. */
const patience = { tries: 20, pauseMs: 100 }

/**
 * Posts a signed notice to this program's own port.
 * @throws Error when the shop does not take it, so that it is repeated
 */
export async function notifyShop(shop: Shop, job: Job): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await post(shop, job)
    } catch (fault) {
      if (tries === patience.tries || !isClosed(fault)) throw fault
      await wait(patience.pauseMs)
    }
  }
}

const isClosed = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ECONNREFUSED'

function post({ port, secret }: Shop, { host, notice }: Job): Promise<void> {
  const body = JSON.stringify(notice)
  const headers = {
    host,
    'content-type': 'application/json',
    [signatureHeader]: sign(secret, body),
  }
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: streams.paymentWebhook, method: 'POST', headers },
      (answer) => {
        answer.resume()
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`The shop answered ${answer.statusCode}.`))
      },
    )
      .on('error', reject)
      .end(body)
  })
}
