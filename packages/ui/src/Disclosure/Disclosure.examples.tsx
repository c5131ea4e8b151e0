import { Button } from '../Button/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { Disclosure } from './index.ts'

export const good = (
  <Stack>
    <Disclosure title="Language" description="English" name="settings" headingLevel={3}>
      Deutsch, English, Polski
    </Disclosure>
    <Disclosure title="E-mails to you" description="Messages" name="settings" headingLevel={3}>
      Messages, likes
    </Disclosure>
  </Stack>
)

export const bad = (
  <Stack>
    <Disclosure title="More" headingLevel={3} defaultOpen>
      <Disclosure title="Details" headingLevel={4}>
        The price includes VAT. Credits do not expire.
      </Disclosure>
    </Disclosure>
    <Button isWide>Buy</Button>
  </Stack>
)
