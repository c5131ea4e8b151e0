import { Button } from '../Button/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { TextField } from '../TextField/index.ts'
import { Form } from './index.ts'

const message = 'Enter an e-mail address like anna@example.com.'

export const good = (
  <Stack>
    <Form errors={[{ name: 'email', message }]} actions={<Button type="submit">Continue</Button>}>
      <TextField label="E-mail address" name="email" defaultValue="anna" errorMessage={message} />
    </Form>
  </Stack>
)

export const bad = (
  <Stack>
    <Form actions={<Button isDisabled>Continue</Button>}>
      <TextField label="E-mail address" defaultValue="a" errorMessage="Invalid." />
    </Form>
  </Stack>
)
