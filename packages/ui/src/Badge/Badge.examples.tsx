import { Row, Stack } from '../stories/pictures/layout.tsx'
import { Badge, CountBadge } from './index.ts'

export const good = (
  <Stack>
    <Row>
      Messages
      <CountBadge count={3} label="3 unread messages" />
    </Row>
    <Row>
      Noor
      <Badge tone="success">New</Badge>
    </Row>
  </Stack>
)

export const bad = (
  <Stack>
    <Row>
      Noor
      <Badge tone="success">!</Badge>
    </Row>
    <Row>
      Bram
      <Badge tone="danger">!</Badge>
    </Row>
    <Row>
      <Badge tone="primary" variant="solid">
        Thousands near you are online
      </Badge>
    </Row>
  </Stack>
)
