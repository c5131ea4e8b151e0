import { Stack } from '../stories/pictures/layout.tsx'
import { TextField } from './index.ts'

export const good = (
  <Stack>
    <TextField
      label="E-mail address"
      description="We send a link to confirm it."
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder="anna@example.com"
    />
  </Stack>
)

export const bad = (
  <Stack>
    <TextField
      label="E-mail address"
      isLabelHidden
      placeholder="E-mail address"
      errorMessage="Enter your e-mail address."
    />
  </Stack>
)
