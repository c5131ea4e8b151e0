import { type CallerOptions, createCaller, type InputOf, parseRequest } from '@bouquet/client'
import type { ResponseOf } from '@bouquet/contract'
import { type StaffCallName, staffCalls } from '@bouquet/contract/staff'
import { createContext, useContext } from 'react'

export type StaffResponse<N extends StaffCallName> = ResponseOf<(typeof staffCalls)[N]>

export interface DeskApi {
  /**
   * Makes a call of the desk and returns its response.
   * @throws {ApiError} on every error response, lost connection or response that is not JSON
   */
  request<N extends StaffCallName>(
    name: N,
    ...input: InputOf<(typeof staffCalls)[N]>
  ): Promise<StaffResponse<N>>
}

export function createDeskApi(options: Omit<CallerOptions, 'sessionPath'>): DeskApi {
  const call = createCaller({ ...options, sessionPath: staffCalls.deskLogin.path })
  return {
    request: (name, ...[input]) => {
      const { method } = staffCalls[name]
      // A decision that is sent while its page closes must still arrive.
      const keepalive = method !== 'GET'
      return call(staffCalls[name], { ...parseRequest(input), keepalive })
    },
  }
}

const ApiContext = createContext<DeskApi | null>(null)

export const ApiProvider = ApiContext.Provider

export function useApi(): DeskApi {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider.')
  return api
}
