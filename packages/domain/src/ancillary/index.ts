export {
  type Cart,
  type CartLine,
  cartPassengers,
  type CartProblem,
  cartProblem,
  cartTotal,
  isActive,
  passengerLimit,
  type Prices,
  productsIn,
  quantityOf,
  type Removal,
  toggleProduct,
} from "./cart.ts";
export { editedPrice, maxPrice, priceText, readPrice } from "./money.ts";
export { orderAfter, type OrderEvent, orderEvents, type OrderState, orderStates, orderTable } from "./order.ts";
export {
  ancillaryProducts,
  type AncillaryProduct,
  containerOf,
  type CostType,
  costTypes,
  isAncillaryProduct,
  productFacts,
  productNames,
  servicesOf,
} from "./products.ts";
