import { Button } from '../Button/index.ts'
import { ChipList } from '../Chip/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Disclosure } from '../Disclosure/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../Link/index.ts'
import { LinkProvider, Link as RoutedLink } from '../LinkProvider/index.ts'
import { Menu } from '../Menu/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { Popover } from '../Popover/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { type Cases, icon, inEnglish, noop } from './fixtures.tsx'

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
      <Dialog {...rootProps} isOpen={isShown} onOpenChange={noop} title="Title" />
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
  LabelsProvider: {
    render: (rootProps) =>
      inEnglish(<PasswordField {...rootProps} label="Password" autoComplete="new-password" />),
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
      <Sheet {...rootProps} isOpen={isShown} onOpenChange={noop} title="Title" />
    ),
  },
  Chip: {
    render: (rootProps) => (
      <ChipList {...rootProps} label="Chosen" items={[{ id: 'a', label: 'One' }]} onRemove={noop} />
    ),
  },
  Disclosure: {
    render: (rootProps) => (
      <Disclosure {...rootProps} title="Password" headingLevel={2} defaultOpen>
        Words
      </Disclosure>
    ),
  },
  Popover: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Popover
        {...rootProps}
        title="Why"
        isOpen={isShown}
        onOpenChange={noop}
        trigger={<button type="button">Why</button>}
      >
        Words
      </Popover>
    ),
  },
}
