import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { Pagination } from './index.ts'

export const good = (
  <Stack>
    <Pagination
      label="Pages of results"
      page={3}
      pageCount={9}
      hrefOf={(page) => `#page=${page}`}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Skeleton variant="block" height="4rem" />
    <Row>
      <Spinner label="More people are loading" size="sm" />
    </Row>
  </Stack>
)
