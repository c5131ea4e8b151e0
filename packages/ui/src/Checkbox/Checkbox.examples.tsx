import { Link } from '../Link/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { Checkbox } from './index.ts'

export const good = (
  <Stack>
    <Checkbox name="terms">
      I agree to the <Link href="#terms">terms</Link>.
    </Checkbox>
    <Checkbox name="newsletter">Send me an e-mail once a month.</Checkbox>
  </Stack>
)

export const bad = (
  <Stack>
    <Checkbox name="consent" defaultSelected>
      I agree to the terms and do not object to e-mails with offers.
    </Checkbox>
  </Stack>
)
