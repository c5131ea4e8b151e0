import { vars } from '@bouquet/theme/vars'
import { Row } from '../stories/pictures/layout.tsx'
import { GiftIcon } from './index.ts'

export const good = (
  <Row>
    <GiftIcon name="rose" size={64} />
    Rose
  </Row>
)

export const bad = (
  <p>
    Joris sent you a{' '}
    <span style={{ display: 'inline-block', color: vars.color.danger.text }}>
      <GiftIcon name="rose" size={16} />
    </span>{' '}
    and a{' '}
    <span style={{ display: 'inline-block', color: vars.color.success.text }}>
      <GiftIcon name="chocolate" size={16} />
    </span>
  </p>
)
