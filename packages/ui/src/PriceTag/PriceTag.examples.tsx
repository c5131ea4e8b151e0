import { Button } from '../Button/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { Row } from '../stories/pictures/layout.tsx'
import { PriceTag } from './index.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const

export const good = (
  <PriceTag
    credits={100}
    price={euro(4500)}
    formerPrice={euro(6000)}
    messagePrice={euro(45)}
    size="lg"
  />
)

export const bad = (
  <Row>
    <CreditsBadge credits={100} />
    <Button>Confirm</Button>
  </Row>
)
