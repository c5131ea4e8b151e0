import type { Client } from '@bouquet/client'
import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query'
import type { DrawnMoment } from '../../platform/layoutRoutes.ts'
import type { RecordedResponses } from './recordResponses.ts'

/** Id of the element with the data of a page that the server has drawn. */
const drawnDataId = 'members-data'

/** The data from which the server has drawn a page. */
export interface DrawnData extends DrawnMoment {
  readonly responses: DehydratedState
  /** The responses that the device stores for reading offline. */
  readonly read: RecordedResponses
}

/** JSON for a script element of a page, with `</script` escaped, which would end the element. */
export function writeDrawnData(
  { cache }: Pick<Client, 'cache'>,
  drawn: DrawnMoment & Pick<DrawnData, 'read'>,
): string {
  const data: DrawnData = { ...drawn, responses: dehydrate(cache) }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** The data of the page; null when the server has not drawn it. */
export function readDrawnData(): DrawnData | null {
  const text = document.getElementById(drawnDataId)?.textContent
  return text ? parseDrawnData(text) : null
}

/** Written by {@link writeDrawnData} into the same page. */
const parseDrawnData = (text: string) => JSON.parse(text) as DrawnData

/** Takes over the responses that the page was drawn from. They count as new, whatever this device's clock says. */
export function hydrateResponses({ cache }: Pick<Client, 'cache'>, { responses }: DrawnData): void {
  const dataUpdatedAt = Date.now()
  hydrate(cache, {
    ...responses,
    queries: responses.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt },
    })),
  })
}
