import { Spinner } from '../Spinner/index.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { Loading, Skeleton } from './index.ts'

const conversation = (
  <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
    <Skeleton variant="circle" width="3rem" height="3rem" />
    <Stack>
      <Skeleton width="40%" />
      <Skeleton width="85%" />
    </Stack>
  </div>
)

export const good = (
  <Stack>
    <Loading label="Your messages are loading">
      <Stack>
        {conversation}
        {conversation}
        {conversation}
      </Stack>
    </Loading>
  </Stack>
)

export const bad = (
  <Stack>
    <Skeleton variant="block" height="8rem" />
    <Row>
      <Spinner label="Please wait" />
    </Row>
  </Stack>
)
