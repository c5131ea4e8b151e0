import { Button } from '../Button/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'
import { TextField } from '../TextField/index.ts'

const email = (
  <TextField label="E-mail address" type="email" defaultValue="anna@example.com" isDisabled />
)

export const good = (
  <DialogPicture
    title="Create your account"
    actions={
      <Button isWide isPending>
        Create account
      </Button>
    }
  >
    {email}
    <Spinner label="Your account is being created" size="sm" />
  </DialogPicture>
)

export const bad = (
  <DialogPicture title="Create your account" actions={<Button isWide>Create account</Button>}>
    <DialogPicture title="Wait, 20% off today" actions={<Button isWide>Claim the offer</Button>} />
  </DialogPicture>
)
