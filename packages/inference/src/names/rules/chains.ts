/** Chains of blocks: addresses and hashes of fixed widths, contracts and their calls. */
export const chainRules = String.raw`
address/miner/contract/account/sender/recipient/wallet hash, ... address hash, from/to/contract/token/owner/spender address | bytes | of block transaction transfer token contract log address balance trace wallet account withdrawal market notification; plus 6 => bytes.random length=20
block/transaction/tx/parent/uncle/state/receipt hash, ^hash, first/second/third/fourth topic, topic 0/1/2/3 | bytes | plus 6 => bytes.random length=32
nonce | bytes | of block; plus 6 => bytes.random length=8
contract source code, source code | text | by abi bytecode compiler contract evm; plus 12 => values values=["pragma solidity ^0.8.19;\n\ncontract Vault {\n    uint256 public totalDeposits;\n}","pragma solidity ^0.8.0;\n\ncontract Token {\n    string public name = \"Sample\";\n    uint8 public decimals = 18;\n}","pragma solidity 0.8.21;\n\ninterface IPool {\n    function swap(uint256 amountIn) external;\n}"]
constructor argument/arguments | text | plus 14 => pattern regex=0{24}[0-9a-f]{40}0{48}[0-9a-f]{16}
evm version, evm | text | plus 10 => values values=["london","paris","istanbul","shanghai","cancun","berlin"] weights=[26,24,18,16,8,8]
compiler version | text | by abi contract evm bytecode; plus 12 => values values=["v0.8.19+commit.7dd6d404","v0.8.17+commit.8df45f5f","v0.8.4+commit.c7e474f2","v0.6.12+commit.27d51765","v0.8.21+commit.d9974bed"]
abi | json | plus 10 => json keys="[ type=function name=transfer|approve|balanceOf|swap|deposit stateMutability=nonpayable|view|payable inputs[type=address|uint256|bytes32 name=to|amount|owner] ]"
abi | text | plus 10 => values values=["[{\"type\":\"function\",\"name\":\"transfer\",\"stateMutability\":\"nonpayable\"}]","[{\"type\":\"function\",\"name\":\"balanceOf\",\"stateMutability\":\"view\"}]","[{\"type\":\"event\",\"name\":\"Transfer\"}]"]
call type | text | of transaction trace call; by gas trace init; plus 14 => values values=["call","delegatecall","staticcall","callcode"] weights=[60,22,16,2]
^type | text | of transaction trace call; by gas trace init; plus 14 => values values=["call","create","reward","selfdestruct"] weights=[82,12,4,2]
revert reason | text | plus 10 => values values=["ERC20: transfer amount exceeds balance","Ownable: caller is not the owner","Insufficient output amount","Pausable: paused","execution reverted"]
^error | text | by gas nonce; of transaction trace; plus 10 => values values=["Reverted","out of gas","invalid opcode","stack underflow","contract creation code storage out of gas"] weights=[70,20,4,3,3]
^name | text | of token coin; by symbol decimals decimal supply; plus 16 => values values=["Aurora Dollar","Harbor Token","Wrapped Slate","Beacon Coin","Northstar Governance","Meadow Yield","Staked Slate","Kite Protocol","Lantern","Orbit Cash"]
`;
