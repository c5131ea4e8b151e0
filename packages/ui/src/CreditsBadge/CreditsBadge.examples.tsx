import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { Row } from '../stories/pictures/layout.tsx'
import { CreditsBadge } from './index.ts'

export const good = (
  <Row>
    <Button>Send for 10 credits</Button>
    <CreditsBadge credits={42} />
  </Row>
)

export const bad = (
  <Row>
    <Badge tone="danger" variant="solid">
      Only 42 credits left
    </Badge>
    <Button>Send</Button>
  </Row>
)
