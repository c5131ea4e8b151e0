import { noop } from '../stories/pictures/layout.tsx'
import { ErrorState } from './index.ts'

export const good = (
  <ErrorState
    title="We could not load your messages"
    description="There is no connection right now. Check your network and try again."
    onRetry={noop}
    headingLevel={3}
  />
)

export const bad = (
  <ErrorState
    title="Oops"
    description="TypeError: undefined is not an object (messages.js:42), code 0x5f3"
    headingLevel={3}
  />
)
