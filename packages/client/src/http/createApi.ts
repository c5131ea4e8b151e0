import { type CallName, calls } from '@bouquet/contract'
import { type Input, parseRequest, type ResponseData, type UploadName } from './calls.ts'
import { type CallerOptions, createCaller } from './createCaller.ts'

export interface Api {
  /** The host that the calls go to, without its port. */
  readonly hostname: string
  /**
   * Makes a call of the contract and returns its response, which the server has checked.
   * @throws {ApiError} on every error response, lost connection or response that is not JSON.
   */
  request<N extends CallName>(name: N, ...input: Input<N>): Promise<ResponseData<N>>
  /** Uploads a file as the multipart field `file`; tried again only where the contract says that it may be. */
  upload<N extends UploadName>(name: N, file: Blob, query?: object): Promise<ResponseData<N>>
}

export type ApiOptions = Omit<CallerOptions, 'sessionPath'>

export function createApi(options: ApiOptions = {}): Api {
  const call = createCaller({ ...options, sessionPath: '/api/user.php' })
  return {
    hostname: options.origin ? new URL(options.origin).hostname : location.hostname,
    request: (name, ...[input]) => call(calls[name], parseRequest(input)),
    upload: (name, file, query) => {
      const form = new FormData()
      form.set('file', file)
      return call(calls[name], { ...parseRequest({ query }), body: form, timeout: 120_000 })
    },
  }
}
