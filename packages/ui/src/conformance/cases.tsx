import type { ReactElement, ReactNode } from 'react'
import { AccountMenu } from '../AccountMenu/index.ts'
import { AlertBanner } from '../AlertBanner/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { ChatComposer } from '../ChatComposer/index.ts'
import { ChatThread } from '../ChatThread/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { ConsentBanner } from '../ConsentBanner/index.ts'
import { ConversationList } from '../ConversationList/index.ts'
import { CountdownTimer } from '../CountdownTimer/index.ts'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { DateField } from '../DateField/index.ts'
import { DayMark } from '../DayMark/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { Footer } from '../Footer/index.ts'
import { Form } from '../Form/index.ts'
import { GiftIcon } from '../GiftIcon/index.ts'
import { GiftPicker } from '../GiftPicker/index.ts'
import { IcebreakerPicker } from '../IcebreakerPicker/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { LanguageMenu } from '../LanguageMenu/index.ts'
import { LikeModal } from '../LikeModal/index.ts'
import { Link } from '../Link/index.ts'
import { LinkProvider, Link as RoutedLink } from '../LinkProvider/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { MapChoice } from '../MapChoice/index.ts'
import { MatchReason } from '../MatchReason/index.ts'
import { Menu } from '../Menu/index.ts'
import { MessageBubble } from '../MessageBubble/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { NewLikeOverlay } from '../NewLikeOverlay/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { PaymentMethodList } from '../PaymentMethodList/index.ts'
import { Photo } from '../Photo/index.ts'
import { OwnPhotoGrid, PhotoGrid } from '../PhotoGrid/index.ts'
import { PhotoViewer } from '../PhotoViewer/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { noWishes, SearchFilters } from '../SearchFilters/index.ts'
import { Select } from '../Select/index.ts'
import { Sheet } from '../Sheet/index.ts'
import { SignupModal } from '../SignupModal/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Slider } from '../Slider/index.ts'
import { Stepper } from '../Stepper/index.ts'
import { SwipeDeck } from '../SwipeDeck/index.ts'
import { Switch } from '../Switch/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { TimeBonusBanner } from '../TimeBonusBanner/index.ts'
import { ToastRegion } from '../Toast/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { TransactionRow } from '../TransactionRow/index.ts'
import { TypingMark } from '../TypingMark/index.ts'
import { WelcomeBonusBanner } from '../WelcomeBonusBanner/index.ts'

type Draw = (className: string) => ReactElement

interface Case {
  readonly draw: Draw
  /** False for what draws nothing, or draws elsewhere, until something happens. */
  readonly isSeenAtOnce?: false
}

const photo = {
  src: '/photo.webp',
  srcSet: '/photo-400.webp 400w, /photo.webp 800w',
  width: 800,
  height: 1000,
  thumbhash: 'WQgOFYJJeIeHh3d/dnZwWHeAhwd4',
}
const options = [
  { id: 'a', label: 'One' },
  { id: 'b', label: 'Two' },
]
const nothing = () => {}
const icon: ReactNode = <svg aria-hidden="true" />
const link = { id: 'terms', label: 'Terms', href: '/terms' }

const texts = {
  label: 'Conversation',
  own: 'You',
  other: 'Anna',
  retry: 'Again',
  drop: 'Drop',
  unread: 'New',
  loadingOlder: 'Loading',
  newest: 'Newest',
}

const ownPhotoTexts = {
  positionText: (position: number, count: number) => `${position} of ${count}`,
  states: { pending: 'Pending', rejected: 'Rejected' },
  main: 'Main',
  makeMain: 'Make main',
  moveEarlier: 'Earlier',
  moveLater: 'Later',
  remove: 'Remove',
  menuLabel: (position: number) => `Change ${position}`,
  dragLabel: (position: number) => `Move ${position}`,
}

/** One plain use of each component, by the name of its folder. */
export const cases: Readonly<Record<string, Case>> = {
  AccountMenu: {
    draw: (className) => (
      <AccountMenu
        className={className}
        label="Your account"
        name="Anna"
        profile={{ label: 'Profile', href: '/profile' }}
        settings={{ label: 'Settings', href: '/settings' }}
        logOut={{ label: 'Log out', onPress: nothing }}
      />
    ),
  },
  AlertBanner: { draw: (className) => <AlertBanner className={className}>Words</AlertBanner> },
  Avatar: { draw: (className) => <Avatar className={className} name="Anna" photo={photo} /> },
  Badge: { draw: (className) => <Badge className={className}>New</Badge> },
  Button: { draw: (className) => <Button className={className}>Send</Button> },
  ChatComposer: {
    draw: (className) => (
      <ChatComposer
        className={className}
        label="Message"
        sendLabel="Send"
        value=""
        onChange={nothing}
        onSend={nothing}
      />
    ),
  },
  ChatThread: {
    draw: (className) => <ChatThread className={className} messages={[]} texts={texts} />,
  },
  Checkbox: { draw: (className) => <Checkbox className={className}>Yes</Checkbox> },
  ConsentBanner: {
    draw: (className) => (
      <ConsentBanner
        className={className}
        texts={{
          title: 'Cookies',
          text: 'Some are needed',
          accept: 'Accept all',
          refuse: 'Needed only',
          choose: 'Choose',
          save: 'Save',
        }}
        kinds={[{ id: 'needed', label: 'Needed', description: 'Always on', isRequired: true }]}
        onDecide={nothing}
      />
    ),
  },
  ConversationList: {
    draw: (className) => (
      <ConversationList
        className={className}
        label="Messages"
        content={{
          kind: 'conversations',
          conversations: [{ id: 'a', href: '/a', name: 'Anna', lastText: 'Hello' }],
        }}
      />
    ),
  },
  ComboBox: {
    draw: (className) => (
      <ComboBox
        className={className}
        label="One of many"
        options={options}
        openLabel="Show all"
        emptyText="None"
      />
    ),
  },
  CountdownTimer: {
    draw: (className) => <CountdownTimer className={className} secondsLeft={90} label="Left" />,
  },
  CreditPackageCard: {
    draw: (className) => (
      <CreditPackageCard
        className={className}
        name="package"
        value="1"
        creditsText="10 credits"
        priceText="€ 5"
        messagePriceText="€ 0.50"
      />
    ),
  },
  CreditsBadge: {
    draw: (className) => (
      <CreditsBadge className={className} credits={7} text="7" label="7 credits left" />
    ),
  },
  DateField: { draw: (className) => <DateField className={className} label="Date of birth" /> },
  DayMark: { draw: (className) => <DayMark className={className}>Today</DayMark> },
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
  EmptyState: { draw: (className) => <EmptyState className={className} title="Nothing yet" /> },
  ErrorState: { draw: (className) => <ErrorState className={className} title="It broke" /> },
  FictionalLabel: {
    draw: (className) => <FictionalLabel className={className} label="Fictional" />,
  },
  FileDrop: { draw: (className) => <FileDrop className={className} label="Choose" /> },
  Footer: {
    draw: (className) => (
      <Footer
        className={className}
        brand="Brand"
        company={['Company']}
        groups={[{ id: 'legal', title: 'Legal', links: [link] }]}
      />
    ),
  },
  GiftIcon: { draw: (className) => <GiftIcon className={className} name="rose" /> },
  GiftPicker: {
    draw: (className) => (
      <GiftPicker
        className={className}
        label="Gifts"
        options={[{ id: 'rose', label: 'Rose', costText: '12 credits' }]}
      />
    ),
  },
  IcebreakerPicker: {
    draw: (className) => (
      <IcebreakerPicker
        className={className}
        label="First line"
        lines={[{ id: 'a', text: 'Hello' }]}
        editLabel="Your words"
        sendText="Send"
        onSend={nothing}
      />
    ),
  },
  Form: {
    draw: (className) => (
      <Form
        className={className}
        summaryTitle="Look at these"
        faults={[{ name: 'a', text: 'Fill this in' }]}
      >
        Fields
      </Form>
    ),
  },
  IconButton: {
    draw: (className) => <IconButton className={className} label="Like" icon={icon} />,
  },
  InterestIcon: {
    draw: (className) => (
      <span className={className}>
        <InterestIcon name="wine" />
      </span>
    ),
  },
  InterestPicker: {
    draw: (className) => (
      <InterestPicker
        className={className}
        label="Interests"
        options={[{ id: 'wine', label: 'Wine' }]}
        defaultValue={['wine']}
      />
    ),
  },
  LanguageMenu: {
    draw: (className) => (
      <LanguageMenu
        className={className}
        label="Language"
        languages={[{ code: 'fi', name: 'Suomi', tag: 'fi-FI' }]}
        value="fi"
        onChange={nothing}
        variant="named"
      />
    ),
  },
  LikeModal: {
    isSeenAtOnce: false,
    draw: (className) => (
      <LikeModal
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        person={{ name: 'Anna', age: 34, photo, href: '/anna' }}
        title="Anna likes you"
        actionText="See"
        laterText="Later"
        closeLabel="Close"
      />
    ),
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
  LockedPhoto: {
    draw: (className) => <LockedPhoto className={className} photo={photo} alt="" text="Locked" />,
  },
  MapChoice: {
    draw: (className) => (
      <MapChoice
        className={className}
        label="Regions"
        viewBox="0 0 9 9"
        regions={[{ id: 'a', label: 'A', path: 'M0 0H9V9Z' }]}
        defaultValue="a"
      />
    ),
  },
  MatchReason: {
    draw: (className) => (
      <MatchReason
        className={className}
        title="Why"
        reasons={[{ kind: 'distance', text: 'Near' }]}
      />
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
  MessageBubble: {
    draw: (className) => (
      <MessageBubble
        className={className}
        message={{
          id: 'a',
          isOwn: true,
          body: { kind: 'text', text: 'Good evening' },
          state: 'sent',
          timeText: '18:05',
          day: 'today',
          dayText: 'Today',
        }}
        texts={texts}
      />
    ),
  },
  NativeSelect: {
    draw: (className) => <NativeSelect className={className} label="One of" options={options} />,
  },
  NewLikeOverlay: {
    isSeenAtOnce: false,
    draw: (className) => (
      <NewLikeOverlay
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        photo={photo}
        title="Anna likes you"
        closeText="Close"
      />
    ),
  },
  NumberField: {
    draw: (className) => (
      <NumberField
        className={className}
        label="Height"
        lessLabel="Less"
        moreLabel="More"
        defaultValue={1720}
      />
    ),
  },
  Pagination: {
    draw: (className) => (
      <Pagination
        className={className}
        label="Pages"
        page={2}
        pageCount={5}
        hrefOf={(page) => `?page=${page}`}
        labelOf={(page) => `Page ${page}`}
        previousLabel="Previous"
        nextLabel="Next"
      />
    ),
  },
  PasswordField: {
    draw: (className) => (
      <PasswordField
        className={className}
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
    ),
  },
  PaymentMethodList: {
    draw: (className) => (
      <PaymentMethodList
        className={className}
        label="How would you like to pay?"
        methods={[{ id: 'card', label: 'Card' }]}
      />
    ),
  },
  Photo: { draw: (className) => <Photo className={className} photo={photo} alt="" sizes="50vw" /> },
  PhotoGrid: {
    draw: (className) => (
      <>
        <PhotoGrid
          className={className}
          label="Photos"
          photos={[{ state: 'open', id: 'a', photo, label: 'Enlarge' }]}
          onOpen={nothing}
        />
        <OwnPhotoGrid
          label="Own photos"
          photos={[
            { id: 'a', photo, state: 'active' },
            { id: 'b', photo, state: 'pending' },
          ]}
          texts={ownPhotoTexts}
          onOrder={nothing}
          onMakeMain={nothing}
          onRemove={nothing}
        />
      </>
    ),
  },
  PhotoViewer: {
    isSeenAtOnce: false,
    draw: (className) => (
      <PhotoViewer
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        photos={[{ id: 'a', photo, alt: 'Anna' }]}
        shownId="a"
        onShow={nothing}
        title="Photos"
        countText="1 of 1"
        closeLabel="Close"
        previousLabel="Previous"
        nextLabel="Next"
        zoomInLabel="Larger"
        zoomOutLabel="Smaller"
      />
    ),
  },
  PriceTag: {
    draw: (className) => (
      <PriceTag
        className={className}
        creditsText="100 credits"
        price={{ amount: 4500, text: '€45' }}
      />
    ),
  },
  ProfileCard: {
    draw: (className) => (
      <ProfileCard
        className={className}
        name="Anna"
        age={34}
        photo={photo}
        href="/anna"
        likeLabel="Like"
        fictionalLabel="Fictional"
      />
    ),
  },
  ProfileFacts: {
    draw: (className) => (
      <ProfileFacts className={className} facts={[{ id: 'a', label: 'Height', text: '1.72 m' }]} />
    ),
  },
  ProgressBar: {
    isSeenAtOnce: false,
    draw: (className) => <ProgressBar className={className} isActive label="Loading" />,
  },
  RadioGroup: {
    draw: (className) => <RadioGroup className={className} label="One of" options={options} />,
  },
  SearchFilters: {
    draw: (className) => (
      <SearchFilters
        className={className}
        texts={{
          title: 'Filters',
          open: (count) => `Filters ${count}`,
          close: 'Close',
          clear: 'Clear',
          show: 'Show',
        }}
        value={noWishes}
        onChange={nothing}
        gender={{ label: 'Looking for', any: 'Everyone', options }}
        region={{
          label: 'Region',
          any: 'Whole country',
          openLabel: 'All',
          emptyText: 'None',
          options,
        }}
        further={[{ id: 'hair', label: 'Hair', any: 'Any', options }]}
      />
    ),
  },
  Select: {
    draw: (className) => <Select className={className} label="One of" options={options} />,
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
  SignupModal: {
    isSeenAtOnce: false,
    draw: (className) => (
      <SignupModal
        className={className}
        isOpen={false}
        onOpenChange={nothing}
        title="Sign up"
        closeLabel="Close"
      >
        Form
      </SignupModal>
    ),
  },
  Skeleton: { draw: (className) => <Skeleton className={className} /> },
  Slider: {
    draw: (className) => (
      <Slider
        className={className}
        label="Age"
        thumbLabels={['From', 'To']}
        valueText={([from, to]) => `${from} to ${to}`}
        minValue={18}
        maxValue={99}
      />
    ),
  },
  Stepper: {
    draw: (className) => (
      <Stepper
        className={className}
        label="Steps"
        progressText="1 of 1"
        doneLabel="done"
        steps={[{ id: 'a', label: 'Account', state: 'current' }]}
      />
    ),
  },
  SwipeDeck: {
    draw: (className) => (
      <SwipeDeck
        className={className}
        content={{ kind: 'people', people: [{ id: 'a', name: 'Anna', age: 34, photo: null }] }}
        texts={{ label: 'People', like: 'Like', skip: 'Skip', undo: 'Undo' }}
        onDecide={nothing}
      />
    ),
  },
  Switch: { draw: (className) => <Switch className={className} label="On" /> },
  Tabs: {
    draw: (className) => (
      <Tabs className={className} label="Tabs" items={[{ id: 'a', label: 'A', panel: 'Panel' }]} />
    ),
  },
  TextArea: { draw: (className) => <TextArea className={className} label="About" /> },
  TextField: { draw: (className) => <TextField className={className} label="E-mail" /> },
  TimeBonusBanner: {
    draw: (className) => (
      <TimeBonusBanner
        className={className}
        title="25% off"
        endsText="Ends in"
        secondsLeft={90}
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
  Toast: {
    isSeenAtOnce: false,
    draw: (className) => (
      <ToastRegion
        className={className}
        label="Notices"
        closeLabel="Close"
        toasts={[]}
        onDismiss={nothing}
      />
    ),
  },
  Tooltip: {
    isSeenAtOnce: false,
    draw: (className) => (
      <Tooltip className={className} text="Words">
        <button type="button">Read</button>
      </Tooltip>
    ),
  },
  TopBar: {
    draw: (className) => (
      <TopBar
        className={className}
        brand="Brand"
        homeHref="/"
        homeLabel="Home"
        label="Main"
        items={[{ id: 'search', label: 'Search', href: '/search', icon }]}
      />
    ),
  },
  TransactionRow: {
    draw: (className) => (
      <TransactionRow
        className={className}
        title="100 credits"
        dateText="3 March"
        dateTime="2026-03-03"
        amountText="€45"
        status="completed"
        statusText="Paid"
      />
    ),
  },
  TypingMark: { draw: (className) => <TypingMark className={className}>Writing</TypingMark> },
  WelcomeBonusBanner: {
    draw: (className) => (
      <WelcomeBonusBanner
        className={className}
        title="10% off"
        action={{ label: 'See packages', href: '/credits' }}
      />
    ),
  },
}
