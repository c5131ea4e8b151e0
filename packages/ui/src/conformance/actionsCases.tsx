import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { LinkProvider, Link as RoutedLink } from '../LinkProvider/index.ts'
import { Menu } from '../Menu/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { type Cases, icon, noop } from './fixtures.tsx'

export const actionsCases: Cases = {
  Button: {
    render: (rootProps) => <Button {...rootProps}>Send</Button>,
    asLink: (rootProps) => (
      <Button {...rootProps} href="/credits">
        Get credits
      </Button>
    ),
  },
  Dialog: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Dialog
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        title="Title"
        closeLabel="Close"
      />
    ),
  },
  IconButton: {
    render: (rootProps) => <IconButton {...rootProps} label="Like" icon={icon} />,
    asLink: (rootProps) => <IconButton {...rootProps} href="/likes" label="Likes" icon={icon} />,
  },
  Link: {
    render: (rootProps) => (
      <Link {...rootProps} href="/terms">
        Terms
      </Link>
    ),
  },
  LinkProvider: {
    render: (rootProps) => (
      <LinkProvider as={(props) => <a data-routed="" {...props} />}>
        <RoutedLink {...rootProps} href="/">
          Home
        </RoutedLink>
      </LinkProvider>
    ),
  },
  Menu: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Menu
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        label="Account"
        items={[{ id: 'a', label: 'Profile' }]}
        trigger={<button type="button">Account</button>}
      />
    ),
  },
  Sheet: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Sheet {...rootProps} isOpen={isShown} onOpenChange={noop} title="Title" closeLabel="Close" />
    ),
  },
}
