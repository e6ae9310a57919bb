import { Center, Spinner } from "@chakra-ui/react";

/** Between two pages; seen only when it takes longer than a moment. */
export const Waiting = () => (
  <Center flex="1" minH="60dvh" color="fg.muted" aria-busy opacity={0} animation="fade-in 160ms 300ms forwards">
    <Spinner boxSize="5" />
  </Center>
);
