import { Skeleton } from '../Skeleton/index.ts'
import { SmallWindow } from '../stories/pictures/layout.tsx'
import { ProgressBar } from './index.ts'

const page = (
  <>
    <Skeleton width="60%" />
    <Skeleton variant="block" height="5rem" />
  </>
)

export const good = (
  <SmallWindow>
    <ProgressBar isActive />
    {page}
  </SmallWindow>
)

export const bad = (
  <SmallWindow>
    <ProgressBar isActive />
    <label>
      87% loaded <progress value={0.87} style={{ inlineSize: '100%' }} />
    </label>
    {page}
  </SmallWindow>
)
