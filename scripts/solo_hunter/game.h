#pragma once
#include <bits/stdc++.h>
#include <immintrin.h>
typedef uint64_t u64; typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32;
using std::min; using std::max; using std::vector; using std::string;
#include "furn.h"
enum {WOOD,STONE,ORE,RUBY,GRAIN,VEG,FOOD,GOLD,DOG,SHEEP,DONKEY,BOAR,CATTLE};
enum {RM=0,HW=1,SB=2,EXC=4,LOG=6,OREM=8,WG=9,SUS=11,BSM=27,SHF=28,OMC=29,DKF=30,RMC=31,FL=32,ORED=34,ADV=35,ORET=36,RUBD=37,WISH=38,URG=39};
static const int ROUNDS[11]={1,2,3,4,5,6,7,8,10,11,12};
static const int CARD[11]={BSM,SHF,OMC,WISH,DKF,RMC,ORED,FL,ORET,ADV,RUBD};
#define pc(x) __builtin_popcountll(x)
#define ctz(x) __builtin_ctzll(x)
static string CN[44]; static u64 NB[44]; static u64 FORESTM,MOUNTM; static const u64 ONB=(1ull<<24)-1;
static int cellno(const string&s){for(int i=0;i<44;i++)if(CN[i]==s)return i;return -1;}
static std::unordered_map<string,int> MV;
static int mv(const string&s){auto it=MV.find(s);if(it==MV.end()){fprintf(stderr,"no move %s\n",s.c_str());exit(1);}return it->second;}
static u16 MVPLACE[40],MVMF[44][44],MVCT[44][44],MVCC[44][44],MVFENCE1[44],MVFENCE2[44][44],MVSTABLE[44],MVSOWG[44],MVSOWV[44],MVFURN[49][44],MVLOOT[23],MVFORGE[9],MVORDER[15],MVEAT[13],MVEATD,MVEATG[41],MVRUBY[13],MVRM[44],MVRF[44],MVRT[44],MVRC[44],MVMINE[44][44],MVRMINE[44],MVTAKE,MVGROW,MVTRADE,MVBREED[16],MVS_M[44],MVS_F[44],MVS_T[44],MVS_C[44],MVPAY[4],MVDONE,MVEND,MVPASS;
static const char*LN[23]={"all_weapons","dog","wood","sheep","grain","donkey","stone","vegetable","ore2","boar","gold2","furnish","stable","tunnel","small_pasture","cattle","large_pasture","meadow","dwelling","field","sow","cavern","breed"};
static const int LS[23]={1,1,1,2,2,3,3,4,4,5,6,7,8,9,9,10,10,11,11,12,12,14,14};
static const char*GN[13]={"wood","stone","ore","ruby","grain","vegetable","food","gold","dog","sheep","donkey","boar","cattle"};
static int E_D4,E_D3,E_C4,C1,A3,B4,E4,F1;
static u64 REW[5];
static const char*SPN[40]={"ruby_mining","housework","slash_and_burn",0,"excavation",0,"logging",0,"ore_mining","wood_gathering",0,"sustenance",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"blacksmithing","sheep_farming","ore_mine_construction","donkey_farming","ruby_mine_construction","family_life",0,"ore_delivery","adventure","ore_trading","ruby_delivery","wish_for_children","urgent_wish_for_children"};
static int has(const string&s){auto it=MV.find(s);return it==MV.end()?0:it->second;}
static void init(){
  int n=0; for(char r:string("1234"))for(char c:string("abcdef"))CN[n++]=string()+c+r;
  for(char r:string("05"))for(char c:string("abcdef"))CN[n++]=string()+c+r;
  for(char c:string("zg"))for(char r:string("1234"))CN[n++]=string()+c+r;
  for(int i=0;i<44;i++){ if(strchr("abcz",CN[i][0]))FORESTM|=1ull<<i; else MOUNTM|=1ull<<i; }
  string cols="zabcdefg",rows="012345";
  for(int i=0;i<44;i++){int c=cols.find(CN[i][0]),r=rows.find(CN[i][1]);u64 land=(FORESTM>>i&1)?FORESTM:MOUNTM;NB[i]=0;
    int d[4][2]={{1,0},{-1,0},{0,1},{0,-1}};
    for(auto&x:d){int cc=c+x[0],rr=r+x[1];if(cc<0||cc>7||rr<0||rr>5)continue;int o=cellno(string()+cols[cc]+rows[rr]);if(o>=0&&(land>>o&1))NB[i]|=1ull<<o;}}
  E_D4=cellno("d4");E_D3=cellno("d3");E_C4=cellno("c4");C1=cellno("c1");A3=cellno("a3");B4=cellno("b4");E4=cellno("e4");F1=cellno("f1");
  int rc[5]={C1,A3,B4,E4,F1};std::sort(rc,rc+5);for(int i=0;i<5;i++)REW[i]=1ull<<rc[i];
  std::ifstream f("moves.txt");string l;while(std::getline(f,l)){auto p=l.find('\t');MV[l.substr(p+1)]=atoi(l.c_str());}
  for(int i=0;i<40;i++)if(SPN[i])MVPLACE[i]=mv(string("place ")+SPN[i]);
  for(int i=0;i<44;i++){string a=CN[i];
    for(int j=0;j<44;j++){string b=CN[j];
      MVMF[i][j]=has("tile meadow "+a+" field "+b);MVCT[i][j]=has("tile cavern "+a+" tunnel "+b);MVCC[i][j]=has("tile cavern "+a+" cavern "+b);if(!MVCC[i][j])MVCC[i][j]=has("tile cavern "+b+" cavern "+a);
      MVFENCE2[i][j]=has("fence "+a+" "+b);if(!MVFENCE2[i][j])MVFENCE2[i][j]=has("fence "+b+" "+a);
      MVMINE[i][j]=has("tile ore_mine "+a+" deep_tunnel "+b);}
    MVFENCE1[i]=has("fence "+a);MVSTABLE[i]=has("stable "+a);MVSOWG[i]=has("sow grain "+a);MVSOWV[i]=has("sow vegetable "+a);
    for(int k=0;k<48;k++)MVFURN[k][i]=has(string("furnish ")+FNAME[k]+" "+a);
    MVRM[i]=has("ruby meadow "+a);MVRF[i]=has("ruby field "+a);MVRT[i]=has("ruby tunnel "+a);MVRC[i]=has("ruby cavern "+a);
    MVRMINE[i]=has("tile ruby_mine "+a);MVS_M[i]=has("tile meadow "+a);MVS_F[i]=has("tile field "+a);MVS_T[i]=has("tile tunnel "+a);MVS_C[i]=has("tile cavern "+a);}
  for(int i=0;i<23;i++)MVLOOT[i]=mv(string("loot ")+LN[i]);
  for(int i=1;i<=8;i++)MVFORGE[i]=mv("forge "+std::to_string(i));
  for(int i=1;i<=14;i++)MVORDER[i]=mv("order "+std::to_string(i));
  for(int i:{RUBY,GRAIN,VEG,SHEEP,DONKEY,BOAR,CATTLE})MVEAT[i]=mv(string("eat ")+GN[i]);
  MVEATD=mv("eat donkeys");for(int i=2;i<=40;i++)MVEATG[i]=has("eat gold "+std::to_string(i));
  for(int i:{WOOD,STONE,ORE,GRAIN,VEG,GOLD,DOG,SHEEP,DONKEY,BOAR,CATTLE})MVRUBY[i]=mv(string("ruby ")+GN[i]);
  MVTAKE=mv("take");MVGROW=mv("grow");MVTRADE=mv("trade");MVDONE=mv("done");MVEND=mv("end");MVPASS=mv("pass");
  const char*pn[4]={"as_printed","ore_for_wood","ore_for_stone","ore_for_both"};for(int i=0;i<4;i++)MVPAY[i]=mv(string("pay ")+pn[i]);
  for(int s=0;s<16;s++){string t="breed";if(!s)t+=" none";for(int k=0;k<4;k++)if(s>>k&1)t+=string(" ")+GN[SHEEP+k];MVBREED[s]=mv(t);}
}
struct S{
  u64 meadow,field,small,large,stable,cavern,tunnel,deep,omine,rmine,g1,g2,g3,v1,v2,owned,avail,rooms,dwells,occ;
  u64 la[6];
  u8 nla,ndw,parlor,over,passed; // parlor cell or 255
  u8 g[13]; u8 beg;
  u8 ri,nh,na,nb; u8 hw[6],aw[6];
  u8 del[3];
  u8 slog,swg,sexc,sore,ssus,srm,ssh,sdk,sods,sodo,srd;
  int nd()const{return nh+na+nb;}
  u64 tilled()const{return meadow|field|small|large;}
  u64 cave()const{return cavern|tunnel|deep|omine|rmine|rooms;}
  u64 sown()const{return g1|g2|g3|v1|v2;}
  bool own(int f)const{return owned>>f&1;}
  int round()const{return ROUNDS[min((int)ri,10)];}
};
struct Turn{S s;float w;u8 n;u16 op[44];
  void o(int m){if(n<44)op[n++]=m;} };
static u64 touch(u64 m){u64 r=0;while(m){r|=NB[ctz(m)];m&=m-1;}return r;}
struct TwinCache{u64 k[1<<14];u8 v[1<<14];TwinCache(){memset(k,0xff,sizeof k);}};
static thread_local TwinCache TC;
static int twins(u64 free){
  if(!(free&(free-1)))return 0;
  u32 h=(free*0x9E3779B97F4A7C15ull)>>50; if(TC.k[h]==free)return TC.v[h];
  u64 low=free&-free,rest=free^low;int best=twins(rest);u64 p=NB[ctz(low)]&rest;
  while(p){u64 q=p&-p;p^=q;best=max(best,1+twins(rest^q));}
  TC.k[h]=free;TC.v[h]=best;return best;}
static int beds(const S&s){int b=2+s.ndw+s.own(F_SIMPLE_DWELLING_A)+s.own(F_SIMPLE_DWELLING_B)+s.own(F_MIXED_DWELLING)+2*s.own(F_COUPLE_DWELLING);
  if(s.own(F_ADDITIONAL_DWELLING)&&s.nd()>=5)return 6; return min(b,5);}
static bool cangrow(const S&s){return s.nd()<beds(s);}
// animals
static int pensum(const S&s,int*only,u8*areas,int&na,u8*rooms,int&nr){
  na=nr=0;u64 st=s.stable;
  u64 m=s.meadow;int m0=pc(m&~st),m1=pc(m&st);for(int i=0;i<m0;i++)areas[na++]=0;for(int i=0;i<m1;i++)areas[na++]=1;
  int p0=pc(s.small&~st),p1=pc(s.small&st);for(int i=0;i<p0;i++)areas[na++]=2;
  int c4=p1,c8=0,c16=0;for(int i=0;i<s.nla;i++){int k=pc(st&s.la[i]);if(k==0)c4++;else if(k==1)c8++;else c16++;}
  while(c4--)areas[na++]=4;while(c8-->0)areas[na++]=8;while(c16-->0)areas[na++]=16;
  only[0]=s.own(F_CUDDLE_ROOM)?s.nd():0;only[1]=pc(s.omine|s.rmine);only[2]=pc(st&~s.tilled());only[3]=s.own(F_BREAKFAST_ROOM)?3:0;
  if(s.own(F_STUBBLE_ROOM)){int e=pc(s.field&~s.sown());while(e--)rooms[nr++]=1;}
  rooms[nr++]=2; if(s.own(F_MIXED_DWELLING))rooms[nr++]=2;
  int t=only[0]+only[1]+only[2]+only[3];for(int i=0;i<na;i++)t+=areas[i];for(int i=0;i<nr;i++)t+=rooms[i];return t;}
static bool cover(int*cnt,int a,int b,int c,int d){ // cnt by log2 capacity 0..4
  int tot=a+b+c+d,cap=cnt[0]+2*cnt[1]+4*cnt[2]+8*cnt[3]+16*cnt[4];if(tot>cap)return false;
  int kinds=(a>0)+(b>0)+(c>0)+(d>0);if(kinds<=1)return true;
  int r[4]={a,b,c,d};
  for(int k=4;k>=0;k--){int cap=1<<k;for(int n=cnt[k];n>0;n--){int m=0;for(int i=1;i<4;i++)if(r[i]>r[m])m=i;if(r[m]<=0)return true;r[m]-=cap;}}
  return r[0]<=0&&r[1]<=0&&r[2]<=0&&r[3]<=0;}
static bool fitsn(const S&s,int sh,int dk,int bo,int ca){
  int dogs=s.g[DOG];u64 st=s.stable;
  if(s.own(F_CUDDLE_ROOM))sh-=s.nd();dk-=pc(s.omine|s.rmine);bo-=pc(st&~s.tilled());if(s.own(F_BREAKFAST_ROOM))ca-=3;
  sh=max(0,sh);dk=max(0,dk);bo=max(0,bo);ca=max(0,ca);int tot=sh+dk+bo+ca;
  if(tot==0||(tot<=2&&(sh==tot||dk==tot||bo==tot||ca==tot)))return true;
  int m0=pc(s.meadow&~st),m1=pc(s.meadow&st),p0=pc(s.small&~st),p1=pc(s.small&st);int l[3]={0,0,0};for(int i=0;i<s.nla;i++)l[pc(st&s.la[i])]++;
  int cnt[5]={m1,p0+1+(int)s.own(F_MIXED_DWELLING),p1+l[0],l[1],l[2]};if(s.own(F_STUBBLE_ROOM))cnt[0]+=pc(s.field&~s.sown());
  if(cover(cnt,sh,dk,bo,ca))return true; if(!dogs||!sh)return false;
  int na=m0+m1+p0+p1+s.nla,lim=min(dogs,na);
  for(int w=1;w<=lim;w++){int k=w-1;if(k>=m0){k-=m0;if(k<m1)cnt[0]--;else{k-=m1;if(k<p0)cnt[1]--;else{k-=p0;if(k<p1+l[0])cnt[2]--;else{k-=p1+l[0];if(k<l[1])cnt[3]--;else cnt[4]--;}}}}
    if(cover(cnt,max(0,sh-dogs-w),dk,bo,ca))return true;}
  return false;}
static inline bool fits(const S&s){return fitsn(s,s.g[SHEEP],s.g[DONKEY],s.g[BOAR],s.g[CATTLE]);}
static int unused(const S&s){return 24-pc((s.tilled()|s.stable|s.cave())&ONB);}
static int bonus(const S&s){int b=0;const u8*g=s.g;
  if(s.own(F_WEAVING_PARLOR))b+=g[SHEEP]/2; if(s.own(F_MILKING_PARLOR))b+=g[CATTLE];
  if(s.own(F_STATE_PARLOR))b+=4*min(4,(int)pc(NB[s.parlor]&s.dwells));
  if(s.own(F_STONE_STORAGE))b+=g[STONE]; if(s.own(F_ORE_STORAGE))b+=g[ORE]/2;
  if(s.own(F_MAIN_STORAGE)){int y=0;for(int f=30;f<48;f++)if(s.own(f)&&FYEL[f])y++;b+=2*y;}
  int armed=0,all=s.nd();for(int i=0;i<s.nh;i++)armed+=s.hw[i]>0;for(int i=0;i<s.na;i++)armed+=s.aw[i]>0;
  if(s.own(F_WEAPON_STORAGE))b+=3*armed; if(s.own(F_SUPPLIES_STORAGE)&&armed==all)b+=8;
  if(s.own(F_BROOM_CHAMBER))b+=all==5?5:all==6?10:0; if(s.own(F_TREASURE_CHAMBER))b+=g[RUBY];
  int gr=g[GRAIN]+pc(s.g1)+2*pc(s.g2)+3*pc(s.g3),ve=g[VEG]+pc(s.v1)+2*pc(s.v2);
  if(s.own(F_FOOD_CHAMBER))b+=2*min(gr,ve); if(s.own(F_PRAYER_CHAMBER)&&!armed)b+=8;
  if(s.own(F_FODDER_CHAMBER))b+=(g[SHEEP]+g[DONKEY]+g[BOAR]+g[CATTLE])/3; return b;}
static int score(const S&s,int*bon=0){const u8*g=s.g;
  int gr=g[GRAIN]+pc(s.g1)+2*pc(s.g2)+3*pc(s.g3),ve=g[VEG]+pc(s.v1)+2*pc(s.v2);
  int p=g[DOG]+ve+g[RUBY]+g[GOLD]+s.nd()+(gr+1)/2,neg=-3*s.beg-unused(s);
  for(int a=SHEEP;a<=CATTLE;a++){p+=g[a];if(!g[a])neg-=2;}
  for(u64 o=s.owned&((1ull<<48)-1);o;o&=o-1)p+=FPTS[ctz(o)]; if(s.ndw>1)p+=3*(s.ndw-1);
  int f=s.own(F_WRITING_CHAMBER)?7:0; int b=bonus(s); if(bon)*bon=b;
  p+=b+2*pc(s.small)+4*s.nla+3*pc(s.omine)+4*pc(s.rmine)+min(0,neg+f);return p;}
static int need(const S&s,bool pay){int n=pay?s.nd():2*s.nd()-s.nb; if(s.own(F_MINING_CAVE))n-=min((int)pc(s.omine|s.rmine),(int)s.g[DONKEY]);return max(0,n);}
static u64 cardsmask(const S&s){u64 m=0;for(int i=0;i<=s.ri&&i<11;i++){int c=CARD[i];if(c==WISH&&s.ri>=7)c=URG;m|=1ull<<c;}return m;}
static const u64 PRINTED=1ull<<RM|1ull<<HW|1ull<<SB|1ull<<EXC|1ull<<LOG|1ull<<OREM|1ull<<WG|1ull<<SUS;
static const int NF=331;
static inline void bits48(u64 m,u8*q){for(int i=0;i<48;i+=8){u64 x=_pdep_u64(m>>i&255,0x0101010101010101ull);memcpy(q+i,&x,8);}}
static void features(const S&s,u8*r){
  memset(r,0,NF);int rd=s.round();r[rd]=1;
  for(int i=0;i<13;i++)r[13+i]=s.g[i];r[26]=s.beg;int nd=s.nd();
  for(int k=3;k<=6;k++)r[24+k]=nd>=k;r[31]=s.nb;r[32]=max(0,beds(s)-nd);
  u8 w[8]={0};int n=0;for(int i=0;i<s.nh;i++)w[n++]=s.hw[i];for(int i=0;i<s.na;i++)w[n++]=s.aw[i];
  std::sort(w,w+n,std::greater<u8>());for(int i=0;i<6;i++)r[33+i]=i<n?w[i]:0;
  r[39]=s.passed?0:s.nh; if(!s.passed)for(int i=0;i<s.nh;i++)r[40]=max(r[40],s.hw[i]); r[41]=1;
  u64 tl=s.tilled(),cv=s.cave(),wild=FORESTM&ONB&~tl,rock=MOUNTM&ONB&~cv;
  u8*q=r+42;*q++=pc(s.meadow);*q++=pc(s.field);*q++=pc(s.field&~s.sown());*q++=pc(s.g1);*q++=pc(s.g2);*q++=pc(s.g3);*q++=pc(s.v1);*q++=pc(s.v2);
  *q++=pc(s.small);*q++=s.nla;*q++=pc(s.stable);*q++=pc(s.stable&~tl);*q++=pc(s.cavern);*q++=pc(s.tunnel);*q++=pc(s.deep);*q++=pc(s.omine);*q++=pc(s.rmine);
  *q++=pc(wild);*q++=pc(rock);*q++=twins(wild);*q++=twins(rock);*q++=twins(s.meadow);*q++=twins(s.tunnel);
  for(int i=0;i<5;i++)*q++=((tl|cv)&REW[i])?0:1; *q++=unused(s);
  int only[4],na,nr;u8 ar[48],rm[48];int room=pensum(s,only,ar,na,rm,nr);const u8*g=s.g;
  int an=g[SHEEP]+g[DONKEY]+g[BOAR]+g[CATTLE];*q++=room;*q++=na;*q++=max(0,room-an);*q++=an;int pr=0;
  for(int a=SHEEP;a<=CATTLE;a++){*q++=g[a]>0;*q++=g[a]>=2;pr+=g[a]>=2;}*q++=pr;*q++=min(only[1],(int)g[DONKEY]);*q++=g[DOG]?min(g[DOG]+1,(int)g[SHEEP]):0;
  int nd2=need(s,false),res=g[GRAIN]+2*g[VEG]+2*g[RUBY]+max(0,g[GOLD]-1),meat=g[SHEEP]+g[DONKEY]+2*g[BOAR]+3*g[CATTLE],fd=g[FOOD];
  *q++=nd2;*q++=max(0,nd2-fd);*q++=max(0,nd2-fd-g[GRAIN]-2*g[VEG]);*q++=max(0,nd2-fd-res);*q++=max(0,nd2-fd-res-meat);*q++=max(0,fd-nd2);
  int hv=rd<=2?0:rd==4?1:2;*q++=hv==0;*q++=hv==1;*q++=hv==2;*q++=0;*q++=0;*q++=0;
  bits48(s.owned,q);q+=48; int b;int t=score(s,&b);*q++=min(255,max(0,t+64));*q++=min(255,b);*q++=s.del[0]+s.del[1]+s.del[2];
  *q++=1;q+=5; u64 sh=(PRINTED|cardsmask(s))&~s.occ;
  for(int i=0;i<40;i+=8){u64 x=_pdep_u64(sh>>i&255,0x0101010101010101ull);memcpy(q+i,&x,8);}
  u8*p=q+64;
  #define PCS(sp,v) if(sh>>sp&1)p[sp]=v
  PCS(RM,s.srm);PCS(EXC,s.sexc);PCS(LOG,s.slog);PCS(OREM,s.sore);PCS(WG,s.swg);PCS(SUS,s.ssus);PCS(SHF,s.ssh);PCS(DKF,s.sdk);PCS(ORED,s.sods+s.sodo);PCS(RUBD,s.srd);
  q+=128;bits48(s.avail,q);
}
struct Net{vector<float> w1,b1,w2,b2,w3;float b3;int h1=0,h2=0;
  bool load(const char*fn){FILE*f=fopen(fn,"rb");if(!f)return false;int d[3];if(fread(d,4,3,f)!=3){fclose(f);return false;}
    vector<float> a(d[0]*d[1]),b(d[1]),c(d[1]*d[2]),e(d[2]),k(d[2]);float z;
    bool ok=fread(a.data(),4,a.size(),f)==a.size()&&fread(b.data(),4,b.size(),f)==b.size()&&fread(c.data(),4,c.size(),f)==c.size()&&fread(e.data(),4,e.size(),f)==e.size()&&fread(k.data(),4,k.size(),f)==k.size()&&fread(&z,4,1,f)==1;
    fclose(f);if(!ok)return false;w1=a;b1=b;w2=c;b2=e;w3=k;b3=z;h1=d[1];h2=d[2];return true;}
  alignas(64) u8 base[384];alignas(64) float acc[96];
  void setbase(const u8*r){memset(base,0,384);memcpy(base,r,NF);
    __m512 A[6];for(int k=0;k<6;k++)A[k]=_mm512_loadu_ps(&b1[16*k]);
    for(int i=0;i<NF;i++)if(r[i]){__m512 x=_mm512_set1_ps(r[i]);const float*w=&w1[i*96];for(int k=0;k<6;k++)A[k]=_mm512_fmadd_ps(x,_mm512_loadu_ps(w+16*k),A[k]);}
    for(int k=0;k<6;k++)_mm512_store_ps(acc+16*k,A[k]);}
  float eval(const u8*r)const{ // r has at least 384 readable bytes
    alignas(64) float a[96];__m512 A[6];for(int k=0;k<6;k++)A[k]=_mm512_load_ps(acc+16*k);
    for(int q=0;q<6;q++){__mmask64 m=_mm512_cmpneq_epu8_mask(_mm512_loadu_si512(r+64*q),_mm512_load_si512(base+64*q));if(q==5)m&=(1ull<<(NF-320))-1;
      while(m){int i=64*q+ctz(m);m&=m-1;__m512 x=_mm512_set1_ps((float)((int)r[i]-(int)base[i]));const float*w=&w1[i*96];for(int k=0;k<6;k++)A[k]=_mm512_fmadd_ps(x,_mm512_loadu_ps(w+16*k),A[k]);}}
    __m512 z=_mm512_setzero_ps();for(int k=0;k<6;k++)_mm512_store_ps(a+16*k,_mm512_max_ps(A[k],z));
    __m512 c0=_mm512_loadu_ps(&b2[0]),c1=_mm512_loadu_ps(&b2[16]),d0=z,d1=z;
    for(int i=0;i<96;i+=2){__m512 x=_mm512_set1_ps(a[i]),y=_mm512_set1_ps(a[i+1]);c0=_mm512_fmadd_ps(x,_mm512_loadu_ps(&w2[i*32]),c0);c1=_mm512_fmadd_ps(x,_mm512_loadu_ps(&w2[i*32+16]),c1);d0=_mm512_fmadd_ps(y,_mm512_loadu_ps(&w2[i*32+32]),d0);d1=_mm512_fmadd_ps(y,_mm512_loadu_ps(&w2[i*32+48]),d1);}
    c0=_mm512_max_ps(_mm512_add_ps(c0,d0),z);c1=_mm512_max_ps(_mm512_add_ps(c1,d1),z);
    return _mm512_reduce_add_ps(_mm512_fmadd_ps(c0,_mm512_loadu_ps(&w3[0]),_mm512_mul_ps(c1,_mm512_loadu_ps(&w3[16]))))+b3+r[146]-64;}
};
static S start(){S s;memset(&s,0,sizeof s);s.cavern=1ull<<E_D3;s.rooms=s.dwells=1ull<<E_D4;s.owned=1ull<<48;s.avail=(1ull<<48)-1;s.parlor=255;
  s.g[FOOD]=2;s.nh=2;s.srm=1;s.sexc=1;s.slog=3;s.sore=2;s.swg=1;s.ssus=1;return s;}
