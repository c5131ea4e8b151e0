import { Stack } from '../stories/pictures/layout.tsx'
import { PasswordField } from './index.ts'

export const good = (
  <Stack>
    <PasswordField
      label="Password"
      description="At least 8 characters."
      autoComplete="new-password"
    />
  </Stack>
)

export const bad = (
  <Stack>
    <PasswordField label="Password" autoComplete="new-password" />
    <div style={{ blockSize: '0.4rem', background: 'linear-gradient(90deg, red 33%, #0003 0)' }} />
    <PasswordField
      label="Repeat your password"
      autoComplete="new-password"
      errorMessage="Too weak."
    />
  </Stack>
)
