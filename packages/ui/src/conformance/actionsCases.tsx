import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { LinkProvider, Link as RoutedLink } from '../LinkProvider/index.ts'
import { Menu } from '../Menu/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { type Cases, icon, nothing } from './parts.tsx'

export const actionsCases: Cases = {
  Button: { draw: (className) => <Button className={className}>Send</Button> },
  Dialog: {
    isSeenAtOnce: false,
    draw: (className) => (
      <Dialog
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        title="Title"
        closeLabel="Close"
      />
    ),
  },
  IconButton: {
    draw: (className) => <IconButton className={className} label="Like" icon={icon} />,
  },
  Link: {
    draw: (className) => (
      <Link className={className} href="/terms">
        Terms
      </Link>
    ),
  },
  LinkProvider: {
    draw: (className) => (
      <LinkProvider as={(props) => <a data-routed="" {...props} />}>
        <RoutedLink className={className} href="/">
          Home
        </RoutedLink>
      </LinkProvider>
    ),
  },
  Menu: {
    isSeenAtOnce: false,
    draw: (className) => (
      <Menu
        className={className}
        label="Account"
        items={[{ id: 'a', label: 'Profile' }]}
        trigger={<button type="button">Account</button>}
      />
    ),
  },
  Sheet: {
    isSeenAtOnce: false,
    draw: (className) => (
      <Sheet
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        title="Title"
        closeLabel="Close"
      />
    ),
  },
}
