import { NotFoundPage } from "@gatehouse/features/shell/pages";

export const NothingHere = () => <NotFoundPage startHref="/" />;
