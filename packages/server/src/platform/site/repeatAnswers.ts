import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Env, SentFile } from '../http/App.ts'
import type { Services } from '../http/Services.ts'
import { folderVersionAt } from './fileVersion.ts'
import { type KnownAnswer, knownAnswers } from './knownAnswers.ts'
import { type PageQuestion, pageQuestions } from './pageQuestion.ts'
import { countVisit } from './Visits.ts'

/** Answers with files of the sites that are given again without the app. */
export interface RepeatedAnswers {
  /** Keeps what the app answers with files. */
  readonly remember: MiddlewareHandler<Env>
  /** Writes a known answer straight to the connection, or calls `next`. */
  repeat(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
}

/**
 * Repeats answers with files of the sites while those are unchanged, with what the app has answered to the same
 * question before. Most requests are for such files, and the app takes three times as long for each.
 */
export function repeatAnswers(
  services: Pick<Services, 'brands' | 'config' | 'metrics' | 'visits'>,
): RepeatedAnswers {
  const { metrics, visits } = services
  const readQuestion = pageQuestions(services)
  const known = knownAnswers()

  function write(
    outgoing: ServerResponse,
    { status, headers }: Pick<KnownAnswer, 'headers'> & { readonly status: number },
    body: Buffer | undefined,
    begun: number,
  ): void {
    outgoing.writeHead(status, headers)
    outgoing.end(body)
    metrics.countRequest('page', status, (performance.now() - begun) / 1_000)
  }

  return {
    async remember(http, next) {
      // A request made inside the program has no connection.
      const bindings: Env['Bindings'] | undefined = http.env
      const question = bindings?.incoming && readQuestion(bindings.incoming)
      const folder = question && folderVersionAt(question.site)
      await next()
      const file = http.get('sentFile')
      if (!question || !file || http.get('ctx').locale !== question.locale) return
      const { status, headers } = http.res
      known.remember(question, { status, headers, file, folder })
    },

    repeat(incoming, outgoing, next) {
      const begun = performance.now()
      const question = readQuestion(incoming)
      const answer = question && known.find(question)
      if (!answer) return next()
      if (isKept(answer, question)) {
        const headers = withoutBody(answer.headers)
        return write(outgoing, { status: 304, headers }, undefined, begun)
      }
      const body = known.bodyOf(answer)
      const send = (content: Buffer) => {
        write(outgoing, answer, content, begun)
        countVisit(visits, visitOf(incoming, question, answer))
      }
      if (!(body instanceof Promise)) return send(body)
      void body.then((read) => (read ? send(read) : next()), next)
    },
  }
}

const visitOf = (
  { headers, url = '' }: IncomingMessage,
  { brand, site }: PageQuestion,
  { file, status }: KnownAnswer & { readonly file: SentFile },
) => ({
  brand,
  path: file.path.slice(site.length),
  status,
  url,
  header: (name: string) => headers[name]?.toString(),
})

const ofBody: readonly string[] = ['content-type', 'content-length', 'content-encoding']

/** Names and values in turn, without those that describe a body. */
const withoutBody = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !ofBody.includes(headers[index - (index % 2)] ?? ''))

/** Whether the visitor has the file already. */
const isKept = ({ status, etag }: KnownAnswer, { validators }: PageQuestion) =>
  status === 200 &&
  validators !== undefined &&
  (validators.trim() === '*' ||
    validators.split(',').some((each) => strong(each.trim()) === strong(etag)))

const strong = (tag: string) => tag.replace(/^W\//, '')
