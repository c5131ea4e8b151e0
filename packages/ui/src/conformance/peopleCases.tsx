import { Avatar } from '../Avatar/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { LikeModal } from '../LikeModal/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { MatchReason } from '../MatchReason/index.ts'
import { NewLikeOverlay } from '../NewLikeOverlay/index.ts'
import { OwnPhotoGrid } from '../OwnPhotoGrid/index.ts'
import { Photo } from '../Photo/index.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import { PhotoViewer } from '../PhotoViewer/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { noWishes, SearchFilters } from '../SearchFilters/index.ts'
import { SignupModal } from '../SignupModal/index.ts'
import { SwipeDeck } from '../SwipeDeck/index.ts'
import { type Cases, nothing, options, photo } from './parts.tsx'

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

export const peopleCases: Cases = {
  Avatar: { draw: (given) => <Avatar {...given} name="Anna" photo={photo} /> },
  FictionalLabel: {
    draw: (given) => <FictionalLabel {...given} label="Fictional" />,
  },
  InterestIcon: {
    draw: (given) => <InterestIcon {...given} name="wine" />,
  },
  LikeModal: {
    opens: true,
    draw: (given, isShown) => (
      <LikeModal
        {...given}
        isOpen={isShown}
        onOpenChange={nothing}
        person={{ name: 'Anna', age: 34, photo, href: '/anna' }}
        title="Anna likes you"
        actionText="See"
        laterText="Later"
        closeLabel="Close"
      />
    ),
  },
  LockedPhoto: {
    draw: (given) => <LockedPhoto {...given} photo={photo} alt="" text="Locked" />,
  },
  MatchReason: {
    draw: (given) => (
      <MatchReason {...given} title="Why" reasons={[{ kind: 'distance', text: 'Near' }]} />
    ),
  },
  NewLikeOverlay: {
    opens: true,
    draw: (given, isShown) => (
      <NewLikeOverlay
        {...given}
        isOpen={isShown}
        onOpenChange={nothing}
        photo={photo}
        title="Anna likes you"
        closeText="Close"
      />
    ),
  },
  OwnPhotoGrid: {
    grows: true,
    draw: (given) => (
      <OwnPhotoGrid
        {...given}
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
    ),
  },
  Photo: { draw: (given) => <Photo {...given} photo={photo} alt="" sizes="50vw" /> },
  PhotoGrid: {
    draw: (given) => (
      <PhotoGrid
        {...given}
        label="Photos"
        photos={[{ state: 'open', id: 'a', photo, label: 'Enlarge' }]}
        onOpen={nothing}
      />
    ),
  },
  PhotoViewer: {
    opens: true,
    draw: (given, isShown) => (
      <PhotoViewer
        {...given}
        isOpen={isShown}
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
  ProfileCard: {
    draw: (given) => (
      <ProfileCard
        {...given}
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
    draw: (given) => (
      <ProfileFacts {...given} facts={[{ id: 'a', label: 'Height', text: '1.72 m' }]} />
    ),
  },
  SearchFilters: {
    draw: (given) => (
      <SearchFilters
        {...given}
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
  SignupModal: {
    opens: true,
    draw: (given, isShown) => (
      <SignupModal
        {...given}
        isOpen={isShown}
        onOpenChange={nothing}
        title="Sign up"
        closeLabel="Close"
      >
        Form
      </SignupModal>
    ),
  },
  SwipeDeck: {
    draw: (given) => (
      <SwipeDeck
        {...given}
        content={{ kind: 'people', people: [{ id: 'a', name: 'Anna', age: 34, photo: null }] }}
        texts={{ label: 'People', like: 'Like', skip: 'Skip', undo: 'Undo' }}
        onDecide={nothing}
      />
    ),
  },
}
