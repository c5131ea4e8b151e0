import BadgeCheck from 'lucide-react/icons/badge-check'
import { Badge } from '../Badge/index.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { VerificationBadge } from './index.ts'

export const good = (
  <Stack>
    <VerificationBadge
      kind="photos"
      description="A person from our team has looked at every photo. That does not prove who someone is."
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Row>
      <strong>Anna</strong>
      <Badge tone="primary" icon={<BadgeCheck size="1em" />}>
        Verified Plus
      </Badge>
    </Row>
    <Row>
      <strong>Joris</strong>
      <Badge tone="danger">Not verified</Badge>
    </Row>
  </Stack>
)
