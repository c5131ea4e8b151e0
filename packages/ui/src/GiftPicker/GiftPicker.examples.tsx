import { Button } from '../Button/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { GiftPicker } from './index.ts'

export const good = (
  <Stack>
    <Row>
      <span>Your credits</span>
      <CreditsBadge credits={42} />
    </Row>
    <GiftPicker
      label="Choose a gift"
      options={[
        { id: 'rose', label: 'Rose', credits: 12 },
        { id: 'coffee', label: 'Coffee', credits: 8 },
        { id: 'bouquet', label: 'Bouquet', credits: 60 },
      ]}
      defaultValue="rose"
    />
    <Button isWide>Send a rose</Button>
  </Stack>
)

export const bad = (
  <Stack>
    <GiftPicker
      label="Press a gift to send it"
      options={[
        { id: 'rose', label: 'Rose, last one', credits: 12 },
        { id: 'coffee', label: 'Coffee, today only', credits: 8 },
        { id: 'bouquet', label: 'Bouquet', credits: 60, isDisabled: true },
      ]}
    />
  </Stack>
)
