import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { LinkProvider, Link as RoutedLink } from '../LinkProvider/index.ts'
import { Menu } from '../Menu/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { type Cases, icon, nothing } from './parts.tsx'

export const actionsCases: Cases = {
  Button: {
    draw: (given) => <Button {...given}>Send</Button>,
    leads: (given) => (
      <Button {...given} href="/credits">
        Get credits
      </Button>
    ),
  },
  Dialog: {
    opens: true,
    draw: (given, isShown) => (
      <Dialog {...given} isOpen={isShown} onOpenChange={nothing} title="Title" closeLabel="Close" />
    ),
  },
  IconButton: {
    draw: (given) => <IconButton {...given} label="Like" icon={icon} />,
    leads: (given) => <IconButton {...given} href="/likes" label="Likes" icon={icon} />,
  },
  Link: {
    draw: (given) => (
      <Link {...given} href="/terms">
        Terms
      </Link>
    ),
  },
  LinkProvider: {
    draw: (given) => (
      <LinkProvider as={(props) => <a data-routed="" {...props} />}>
        <RoutedLink {...given} href="/">
          Home
        </RoutedLink>
      </LinkProvider>
    ),
  },
  Menu: {
    opens: true,
    draw: (given, isShown) => (
      <Menu
        {...given}
        isOpen={isShown}
        onOpenChange={nothing}
        label="Account"
        items={[{ id: 'a', label: 'Profile' }]}
        trigger={<button type="button">Account</button>}
      />
    ),
  },
  Sheet: {
    opens: true,
    draw: (given, isShown) => (
      <Sheet {...given} isOpen={isShown} onOpenChange={nothing} title="Title" closeLabel="Close" />
    ),
  },
}
