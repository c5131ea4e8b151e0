import { type ComponentType, useState } from 'react'
import { Button } from '../Button/index.ts'

interface WindowProps {
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A window that a button named “Likes” opens. */
export function openedByButton<Props extends WindowProps>(Window: ComponentType<Props>) {
  return function Opened(args: Props) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Likes</Button>
        <Window {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  }
}
